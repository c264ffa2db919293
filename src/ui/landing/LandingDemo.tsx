import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { Alert } from '../kit/feedback/Alert.tsx';
import { SlowHint } from '../kit/feedback/SlowHint.tsx';
import { restoreLostFocus } from '../kit/browser/restoreLostFocus.ts';
import { useOnline } from '../kit/browser/useOnline.ts';
import { useViewModel } from '../kit/state/useViewModel.ts';
import { Cluster } from '../kit/layout/Row.tsx';
import { Stack } from '../kit/layout/Stack.tsx';
import { Text } from '../kit/text/Text.tsx';
import words from '../kit/text/words.module.css';
import { AgreementCard } from '../liveDemo/AgreementCard.tsx';
import { AudioAlert, VoiceSessionActions, ExamplePrompts, MessageField } from '../liveDemo/CallControls.tsx';
import type { LiveCall } from '../liveDemo/LiveCall.ts';
import { LevelMeters, LiveOrb } from '../liveDemo/LiveOrb.tsx';
import { SpokenLines } from '../liveDemo/SpokenLines.tsx';
import { heroText } from '../texts/heroText.ts';
import { liveDemoText, callStateText } from '../texts/liveDemoText.ts';
import { DemoRecap } from './DemoRecap.tsx';
import { HeroFrame } from './HeroFrame.tsx';
import styles from './LandingDemo.module.css';
import { LandingDemoViewModel } from './LandingDemoViewModel.ts';

interface Props {
  /** Called when the demo is over, with its result, if any. */
  readonly onClosed: (recap: ReactNode) => void;
  /** Called when the visitor chooses the sample call after a failed demo. */
  readonly onHearSample: () => void;
}

/** The hero during a demo: orb, conversation, and input. */
export const LandingDemo = observer(function LandingDemo({ onClosed, onHearSample }: Props) {
  const vm = useViewModel(LandingDemoViewModel);
  useEffect(() => {
    if (!vm.isClosed) return;
    const { lines, agreement } = vm.call;
    onClosed(lines.length > 0 && <DemoRecap lines={lines} agreement={agreement} />);
  }, [vm, vm.isClosed, onClosed]);
  const { call, otherLines } = vm;
  const isOnline = useOnline();
  return (
    <HeroFrame
      align="start"
      orb={
        <>
          {call.agreement && (
            <div className={styles.agreed}>
              <AgreementCard agreement={call.agreement} />
            </div>
          )}
          <div className={styles.voice}>
            <LiveOrb call={call} className={styles.orb} />
            <div className={styles.state}>
              <Text strong>{callStateText[call.look]}</Text>
              {call.status === 'connected' && <LevelMeters call={call} />}
            </div>
          </div>
          {otherLines.length > 0 && (
            <div className={styles.earlier}>
              <SpokenLines lines={otherLines} agent={liveDemoText.agent} quiet />
            </div>
          )}
        </>
      }
    >
      <h1 className={words.visuallyHidden}>Live demo</h1>
      <Stack
        gap={24}
        align="start"
        data-ending={call.status === 'ended' && !vm.problem}
        className={styles.conversation}
      >
        <Text aria-live="polite" className={styles.caption}>
          {vm.caption ??
            (call.status === 'connecting' ? liveDemoText.connectingToAgent : liveDemoText.connected)}
        </Text>
        {vm.problem ? (
          <Cluster gap={16}>
            <Button
              variant="contained"
              size="large"
              ref={restoreLostFocus}
              onClick={vm.begin}
              className={styles.large}
            >
              {liveDemoText.start}
            </Button>
            <Button variant="outlined" size="large" onClick={onHearSample}>
              {heroText.hear}
            </Button>
            <Button size="large" onClick={vm.close} className={styles.large}>
              Close
            </Button>
          </Cluster>
        ) : (
          <Stop call={call} />
        )}
        {!isOnline && <Alert tone="info">{liveDemoText.offline}</Alert>}
        <SlowHint waiting={call} onCancel={call.stop} />
        {call.status === 'connected' && (
          <>
            <AudioAlert call={call} />
            <div className={styles.examples}>
              <ExamplePrompts prompts={liveDemoText.prompts} onSay={call.say} />
            </div>
            <MessageField call={call} />
            <VoiceSessionActions call={call} />
          </>
        )}
      </Stack>
    </HeroFrame>
  );
});

const Stop = observer(function Stop({ call }: { readonly call: LiveCall }) {
  const isConnecting = call.status === 'connecting';
  return (
    <Cluster gap={16}>
      <Button
        variant="contained"
        size="large"
        ref={restoreLostFocus}
        {...(isConnecting ? { 'aria-disabled': true } : { onClick: call.stop })}
        className={styles.large}
      >
        {isConnecting ? liveDemoText.connecting : liveDemoText.stop}
      </Button>
      {isConnecting ? (
        <Button size="large" onClick={call.stop} className={styles.large}>
          Cancel
        </Button>
      ) : (
        // outside the button, because screen readers would repeat the button's name on every change
        <div role="timer" aria-label="Time left" className={clsx(words.mono, styles.timeLeft)}>
          {minutesAndSeconds(call.secondsLeft)}
        </div>
      )}
    </Cluster>
  );
});
