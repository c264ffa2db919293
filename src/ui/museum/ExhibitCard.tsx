import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Exhibit, MuseumKind } from '#domain/museums/museum.ts';
import { Plate } from '../art/plate/Plate.tsx';
import { ExternalLink } from '../site/SiteLinks.tsx';
import { siteCard } from '../site/siteStyles.ts';

interface Props {
  readonly exhibit: Exhibit;
  readonly seed: string;
  readonly kind: MuseumKind;
}

/** The exhibit that the curator is asked about, with a drawn plate for its picture. */
export function ExhibitCard({ exhibit, seed, kind }: Props) {
  return (
    <Box component="article" sx={{ ...siteCard, overflow: 'hidden' }}>
      <Plate seed={seed} kind={kind} title={exhibit.title} />
      <Box sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2">{exhibit.title}</Typography>
        <Typography sx={{ mt: 1 }}>{exhibit.description}</Typography>
        <ExternalLink to={exhibit.sourceUrl} label="Source" sx={inText} />
      </Box>
    </Box>
  );
}

/** It stands alone on its card, where nothing but its looks says that it is a link. */
const inText = {
  mb: -1.5,
  color: 'primary.main',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
} as const;
