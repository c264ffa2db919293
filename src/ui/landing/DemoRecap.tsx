import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { addressOf } from '../navigation/pages.ts';
import { AgreementCard } from '../liveDemo/AgreementCard.tsx';
import type { LiveCall } from '../liveDemo/LiveCall.ts';
import { SpokenLines } from '../liveDemo/SpokenLines.tsx';
import { recapText, liveDemoText } from '../texts/liveDemoText.ts';
import { RevealedCard } from '../site/RevealedCard.tsx';

/** The result of a demo: the agreement, the conversation, and a link to book a meeting. */
export function DemoRecap({ lines, agreement }: Pick<LiveCall, 'lines' | 'agreement'>) {
  const heading = useId();
  return (
    <RevealedCard labelledBy={heading}>
      <Typography variant="h2" id={heading}>
        {agreement ? recapText.agreed : recapText.talked}
      </Typography>
      {agreement && <AgreementCard agreement={agreement} />}
      <Box sx={{ display: 'flex', maxHeight: 240 }}>
        <SpokenLines lines={lines} agent={liveDemoText.agent} quiet />
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>{recapText.next}</Typography>
      <Button component={Link} to={addressOf('booking')} variant="contained" sx={{ justifySelf: 'start' }}>
        {recapText.book}
      </Button>
    </RevealedCard>
  );
}
