import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { addressOf } from '../../app/pages.ts';
import { AgreementCard } from '../../liveDemo/AgreementCard.tsx';
import type { LiveCall } from '../../liveDemo/LiveCall.ts';
import { SpokenLines } from '../../liveDemo/SpokenLines.tsx';
import { recapText, liveDemoText } from '../../texts/liveDemoText.ts';
import { largeSiteCard } from '../siteStyles.ts';

/** What is left of a demo: what was agreed on, what was said, and the way to a meeting. */
export function DemoRecap({ lines, agreement }: Pick<LiveCall, 'lines' | 'agreement'>) {
  const heading = useId();
  const whole = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // on a phone it stands below the fold; what this gives in newer browsers is no way to end the effect
    whole.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Box component="section" ref={whole} aria-labelledby={heading} sx={card}>
      <Typography variant="h2" id={heading}>
        {agreement ? recapText.agreed : recapText.talked}
      </Typography>
      {agreement && <AgreementCard agreement={agreement} />}
      <Box sx={{ display: 'flex', width: 1, maxHeight: 240 }}>
        <SpokenLines lines={lines} agent={liveDemoText.agent} quiet />
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>{recapText.next}</Typography>
      <Button component={Link} to={addressOf('booking')} variant="contained">
        {recapText.book}
      </Button>
    </Box>
  );
}

const card = {
  ...largeSiteCard,
  display: 'grid',
  gap: 2,
  justifyItems: 'start',
  width: 'min(520px, 100%)',
  p: { xs: 2, sm: 3 },
} as const;
