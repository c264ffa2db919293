import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { brandColors, darkBandBackground, buttonOnDark } from '../art/brandColors.ts';
import { Plate } from '../art/plate/Plate.tsx';
import { Wave } from '../art/Wave.tsx';
import { useSiteAddresses } from '../kit/browser/siteAddresses.ts';
import { InNewTab } from '../site/SiteLinks.tsx';
import { bandTitle, siteColumn } from '../site/siteStyles.ts';
import { museumText } from '../texts/museumText.ts';
import { characterWidth } from '../theme/characters.ts';

/** The catalog's header: introduction, contact link, and a drawn gallery wall. */
export function MuseumsHero() {
  const { schedulingUrl } = useSiteAddresses();
  return (
    <Box sx={{ ...darkBandBackground, overflow: 'hidden' }}>
      <Box
        sx={{
          ...siteColumn,
          display: 'grid',
          alignItems: 'center',
          columnGap: 6,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
        }}
      >
        {/* reserves height on a phone, so a font change moves nothing below */}
        <Box sx={{ py: { xs: 4, md: 7 }, pb: { xs: 1, md: 7 }, minHeight: { xs: 362, sm: 0 } }}>
          <Typography variant="h1" sx={bandTitle}>
            {museumText.heading}
          </Typography>
          <Typography
            sx={{
              mt: 2,
              maxWidth: characterWidth(52),
              fontSize: '1.125rem',
              lineHeight: 1.5,
            }}
          >
            {museumText.intro}
          </Typography>
          <Button
            variant="contained"
            href={schedulingUrl}
            target="_blank"
            rel="noopener"
            endIcon={<OpenInNew aria-hidden />}
            sx={{ ...buttonOnDark, mt: 3 }}
          >
            {museumText.chat}
            <InNewTab />
          </Button>
        </Box>
        <GalleryWall />
      </Box>
    </Box>
  );
}

/** The pictures with their positions and widths in percent of the wall. */
const pictures = [
  { seed: 'plum', kind: 'nature', title: 'The Long Spine', left: 1, top: 30, width: 35 },
  { seed: 'sage', kind: 'garden', title: 'A Branch', left: 38.5, top: 10, width: 27 },
  { seed: 'amber', kind: 'history', title: 'The Portico', left: 67, top: 26, width: 32 },
] as const;

/** A gallery wall with pictures on wires and a voice wave. Decorative. */
function GalleryWall() {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        alignSelf: 'stretch',
        minHeight: { xs: 240, sm: 360, md: 420 },
        // below the text, wires end at the wall's edge
        overflow: { xs: 'clip', md: 'visible' },
      }}
    >
      {pictures.map(({ left, top, width, ...plate }) => (
        <Box key={plate.seed} sx={{ ...hung, left: `${left}%`, top: `${top}%`, width: `${width}%` }}>
          <Plate {...plate} />
        </Box>
      ))}
      <Wave
        seed="curator"
        bars={64}
        sx={{
          position: 'absolute',
          left: '-4%',
          right: '-4%',
          bottom: { xs: '6%', md: '9%' },
          width: '108%',
          height: '24%',
          color: brandColors.apricot,
        }}
      />
    </Box>
  );
}

const hung = {
  position: 'absolute',
  border: `5px solid ${brandColors.paper}`,
  borderRadius: '3px',
  boxShadow: '0 14px 30px rgb(0 0 0 / .35)',
  // the wire extends beyond the picture's top
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '50%',
    bottom: '100%',
    height: 400,
    borderLeft: '1px solid rgb(248 238 244 / .45)',
  },
} as const;
