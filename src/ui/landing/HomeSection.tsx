import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { siteColumn } from '../site/siteStyles.ts';
import { characterWidth } from '../theme/characters.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** Uses a muted background. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** A section of the landing page under a headline. */
export function HomeSection({ id, title, lead, quiet = false, children }: Props) {
  const headingId = useId();
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={headingId}
      sx={{ py: { xs: 7, md: 12 }, bgcolor: quiet ? 'surface.sunken' : undefined }}
    >
      <Box sx={siteColumn}>
        <Box sx={{ mb: { xs: 4, md: 6 } }}>
          <Typography id={headingId} component="h2" sx={headline}>
            {title}
          </Typography>
          <Typography
            sx={{
              mt: 1.5,
              maxWidth: characterWidth(46),
              fontSize: '1.125rem',
              color: 'text.secondary',
              textWrap: 'balance',
            }}
          >
            {lead}
          </Typography>
        </Box>
        {children}
      </Box>
    </Box>
  );
}

const headline = {
  typography: 'h1',
  fontSize: 'clamp(1.75rem, 4vw, 2.75rem)',
  lineHeight: 1.08,
  letterSpacing: '-0.02em',
  maxWidth: '14em',
} as const;
