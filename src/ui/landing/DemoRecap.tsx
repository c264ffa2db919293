import Button from '@mui/material/Button';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Heading } from '../kit/text/Heading.tsx';
import { Text } from '../kit/text/Text.tsx';
import { addressOf } from '../navigation/pages.ts';
import { AgreementCard } from '../liveDemo/AgreementCard.tsx';
import type { LiveCall } from '../liveDemo/LiveCall.ts';
import { SpokenLines } from '../liveDemo/SpokenLines.tsx';
import { recapText, liveDemoText } from '../texts/liveDemoText.ts';
import { RevealedCard } from '../site/RevealedCard.tsx';
import styles from './DemoRecap.module.css';

/** The result of a demo: the agreed order or booking, the conversation, and a link to book a meeting. */
export function DemoRecap({ lines, agreement }: Pick<LiveCall, 'lines' | 'agreement'>) {
  const heading = useId();
  return (
    <RevealedCard labelledBy={heading}>
      <Heading level={2} id={heading}>
        {agreement ? recapText.agreed : recapText.talked}
      </Heading>
      {agreement && <AgreementCard agreement={agreement} />}
      <div className={styles.conversation}>
        <SpokenLines lines={lines} agent={liveDemoText.agent} quiet />
      </div>
      <Text tone="muted">{recapText.next}</Text>
      <Button component={Link} to={addressOf('booking')} variant="contained" className={styles.booking}>
        {recapText.book}
      </Button>
    </RevealedCard>
  );
}
