import Stop from '@mui/icons-material/Stop';
import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { museumDemos } from '#domain/museums/museumDemos.ts';
import type { MuseumId } from '#domain/museums/museums.ts';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import brand from '../../art/brand.module.css';
import { Cluster, Row } from '../../kit/layout/Row.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/text/Text.tsx';
import words from '../../kit/text/words.module.css';
import { SlowHint } from '../../kit/feedback/SlowHint.tsx';
import { restoreLostFocus } from '../../kit/browser/restoreLostFocus.ts';
import { useViewModel } from '../../kit/state/useViewModel.ts';
import { VisuallyHidden } from '../../kit/text/VisuallyHidden.tsx';
import { AudioAlert, VoiceSessionActions, ExamplePrompts, MessageField } from '../CallControls.tsx';
import { LevelMeters, LiveOrb } from '../LiveOrb.tsx';
import { SpokenLines } from '../SpokenLines.tsx';
import { liveDemoText, callStateText } from '../../texts/liveDemoText.ts';
import { CuratorViewModel } from './CuratorViewModel.ts';
import { TalkButton } from './TalkButton.tsx';
import panel from './CuratorPanel.module.css';
import styles from './CuratorSession.module.css';

interface Props {
  readonly museum: MuseumId;
  readonly onEnd: (wasStarted: boolean) => void;
}

/** A voice session with a museum's curator. The session lives as long as this component. */
export const CuratorSession = observer(function CuratorSession({ museum, onEnd }: Props) {
  const vm = useViewModel(CuratorViewModel, museum);
  const { call, outcome } = vm;
  useEffect(() => {
    if (outcome) onEnd(outcome === 'talked');
  }, [outcome, onEnd]);
  if (call.status !== 'connected') {
    return (
      <>
        <div className={panel.rest}>
          <LiveOrb call={call} className={panel.orb} />
        </div>
        <TalkButton isConnecting />
        <SlowHint waiting={call} onCancel={call.stop} />
      </>
    );
  }
  return (
    <>
      {/* a phone has no space for both */}
      {!call.audioProblem && (
        <Row gap={16} className={styles.voice}>
          <LiveOrb call={call} className={styles.orb} />
          <Stack gap={4} className={styles.state}>
            <Text as="div" strong>
              {callStateText[call.look]}
            </Text>
            <LevelMeters call={call} />
          </Stack>
        </Row>
      )}
      <AudioAlert call={call} />
      <SpokenLines lines={call.lines} agent={liveDemoText.curator} empty={liveDemoText.sayHello} />
      <ExamplePrompts prompts={museumDemos[museum].exhibit.exampleQuestions} onSay={call.say} />
      <MessageField call={call} />
      <Cluster gap={8} align="stretch" justify="between" className={styles.actions}>
        <Button
          variant="contained"
          ref={restoreLostFocus}
          startIcon={<Stop />}
          onClick={call.stop}
          className={clsx(brand.onDark, styles.stop)}
        >
          <VisuallyHidden>Stop</VisuallyHidden>
          <span className={words.mono}>{minutesAndSeconds(call.secondsLeft)}</span>
        </Button>
        <VoiceSessionActions call={call} />
      </Cluster>
    </>
  );
});
