import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Museum } from '#domain/museums/museum.ts';
import { addressOf } from '../app/pages.ts';
import { Plate } from '../art/plate/Plate.tsx';
import { PLATE_SIZE } from '../art/plate/PlateDrawing.tsx';
import { useNear } from '../kit/useNear.ts';
import { visuallyHidden } from '../kit/visuallyHidden.ts';
import { wholeCard } from '../kit/wholeCard.ts';
import { siteCard } from '../site/siteStyles.ts';

interface Props {
  readonly museum: Museum;
  /** It is seen first: its plate is there at once. The others are drawn as somebody comes near. */
  readonly isSeenFirst: boolean;
}

/** One museum of the catalogue; its link takes all of the card. */
export const MuseumCard = memo(function MuseumCard({ museum, isSeenFirst }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame);
  const { id, name, address, kind } = museum;
  return (
    <Box component="li" sx={card}>
      <Box
        ref={frame}
        sx={{ aspectRatio: `${PLATE_SIZE.width} / ${PLATE_SIZE.height}`, bgcolor: 'surface.sunken' }}
      >
        {(isSeenFirst || isNear) && <Plate seed={id} kind={kind} title={name} />}
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 0.5, p: 2 }}>
        <Typography variant="h3" component="h2" sx={{ lineHeight: 1.3 }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1 }}>
          {address}
        </Typography>
        <Button
          component={Link}
          to={addressOf('museum', { museumId: id })}
          variant="outlined"
          endIcon={<ArrowForward />}
          sx={{ alignSelf: 'flex-start', mt: 1.5, ...wholeCard }}
        >
          View Demo
          <Box component="span" sx={visuallyHidden}>
            for {name}
          </Box>
        </Button>
      </Box>
    </Box>
  );
});

const card = {
  ...siteCard,
  position: 'relative',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  // far from view it is not laid out; the height is that of a card with one line each
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 360px auto 420px',
  transition: 'border-color 120ms ease-out',
  '&:hover': { borderColor: 'primary.main' },
  '&:hover a': { bgcolor: 'soft.primary', color: 'soft.onPrimary' },
} as const;
