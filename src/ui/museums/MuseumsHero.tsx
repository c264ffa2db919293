import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { nightGround, paperButton } from '../art/house.ts';
import { useSiteAddresses } from '../kit/siteAddresses.ts';
import { visuallyHidden } from '../kit/visuallyHidden.ts';
import { siteColumn } from '../site/siteStyles.ts';
import { museumText } from '../texts/museumText.ts';
import { GalleryWall } from './GalleryWall.tsx';
import { characters } from '../theme/characters.ts';

/** The head of the catalogue: what this is, a way to talk to people, and a drawn wall of a gallery. */
export function MuseumsHero() {
  const { schedulingUrl } = useSiteAddresses();
  return (
    <Box sx={{ ...nightGround, overflow: 'hidden' }}>
      <Box
        sx={{
          ...siteColumn,
          display: 'grid',
          alignItems: 'center',
          columnGap: 6,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
        }}
      >
        {/* on a phone one line more or less, as fonts come, moves nothing below */}
        <Box sx={{ py: { xs: 4, md: 7 }, pb: { xs: 1, md: 7 }, minHeight: { xs: 362, sm: 0 } }}>
          <Typography
            variant="h1"
            sx={{
              fontSize: 'clamp(2.25rem, 5vw, 3.5rem)',
              lineHeight: 1.04,
            }}
          >
            {museumText.heading}
          </Typography>
          <Typography
            sx={{
              mt: 2,
              maxWidth: characters(52),
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
            sx={{ ...paperButton, mt: 3 }}
          >
            {museumText.chat}
            <Box component="span" sx={visuallyHidden}>
              (opens in a new tab)
            </Box>
          </Button>
        </Box>
        <GalleryWall />
      </Box>
    </Box>
  );
}
