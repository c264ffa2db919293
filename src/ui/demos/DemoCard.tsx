import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { largeSiteCard } from '../site/siteStyles.ts';
import { characters } from '../theme/characters.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
  /** The ways into it. */
  readonly children: ReactNode;
  readonly sx?: object;
}

/** A demo that is open: its picture at the left, at the top on a phone. */
export function DemoCard({ title, text, picture, children, sx }: Props) {
  return (
    <Box component="article" sx={{ ...card, ...sx }}>
      {picture}
      <Box sx={{ p: { xs: 2.5, md: 4 }, alignSelf: 'center' }}>
        <Typography variant="h2" sx={{ fontSize: '1.75rem', lineHeight: 1.25 }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 1.5, maxWidth: characters(48) }}>{text}</Typography>
        {children}
      </Box>
    </Box>
  );
}

const card = {
  ...largeSiteCard,
  position: 'relative',
  mt: { xs: 3, md: 5 },
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
  overflow: 'hidden',
} as const;
