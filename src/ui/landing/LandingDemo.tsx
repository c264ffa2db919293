import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { monospaced } from '../kit/text/monospaced.ts';
import { Alert } from '../kit/feedback/Alert.tsx';
import { SlowHint } from '../kit/feedback/SlowHint.tsx';
import { restoreLostFocus } from '../kit/browser/restoreLostFocus.ts';
import { useOnline } from '../kit/browser/useOnline.ts';
import { useViewModel } from '../kit/state/useViewModel.ts';
import { visuallyHidden } from '../kit/text/visuallyHidden.ts';
import { AgreementCard } from '../liveDemo/AgreementCard.tsx';
import { AudioAlert, CallActions, ExamplePrompts, WritingField } from '../liveDemo/CallControls.tsx';
import type { LiveCall } from '../liveDemo/LiveCall.ts';
import { LevelMeters, LiveOrb } from '../liveDemo/LiveOrb.tsx';
import { SpokenLines } from '../liveDemo/SpokenLines.tsx';
import { heroText } from '../texts/heroText.ts';
import { liveDemoText, callStateText } from '../texts/liveDemoText.ts';
import { DemoRecap } from './DemoRecap.tsx';
import { HeroFrame } from './HeroFrame.tsx';
import { LandingDemoViewModel } from './LandingDemoViewModel.ts';

interface Props {
  /** Called when the demo is over, with its result if there is one. */
  readonly onClosed: (recap: ReactNode) => void;
  /** The visitor chose the sample call after a failed demo. */
  readonly onHearSample: () => void;
}

/** The hero during its demo: orb, conversation, and input. */
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
            <Box sx={agreed}>
              <AgreementCard agreement={call.agreement} />
            </Box>
          )}
          <Box sx={voice}>
            {/* small on a phone, with the conversation below */}
            <LiveOrb call={call} size="clamp(88px, 100vw - 480px, 220px)" />
            <Box sx={{ display: 'grid', gap: 1, width: { xs: 180, md: 1 }, justifyItems: { md: 'center' } }}>
              <Typography sx={{ fontWeight: 600 }}>{callStateText[call.look]}</Typography>
              {call.status === 'connected' && <LevelMeters call={call} />}
            </Box>
          </Box>
          {otherLines.length > 0 && (
            <Box sx={earlier}>
              <SpokenLines lines={otherLines} agent={liveDemoText.agent} quiet />
            </Box>
          )}
        </>
      }
    >
      <h1 style={visuallyHidden}>Live demo</h1>
      <Box sx={conversation} data-ending={call.status === 'ended' && !vm.problem}>
        <Typography aria-live="polite" sx={caption}>
          {vm.caption ??
            (call.status === 'connecting' ? liveDemoText.connectingToAgent : liveDemoText.connected)}
        </Typography>
        {vm.problem ? (
          <Box sx={row}>
            <Button variant="contained" size="large" ref={restoreLostFocus} onClick={vm.begin} sx={large}>
              {liveDemoText.start}
            </Button>
            <Button variant="outlined" size="large" onClick={onHearSample}>
              {heroText.hear}
            </Button>
            <Button size="large" onClick={vm.close} sx={large}>
              Close
            </Button>
          </Box>
        ) : (
          <Stop call={call} />
        )}
        {!isOnline && <Alert tone="info">{liveDemoText.offline}</Alert>}
        <SlowHint waiting={call} onCancel={call.stop} />
        {call.status === 'connected' && (
          <>
            <AudioAlert call={call} />
            <Box sx={{ width: 1, maxWidth: 520 }}>
              <ExamplePrompts prompts={liveDemoText.prompts} onSay={call.say} />
            </Box>
            <WritingField call={call} />
            <CallActions call={call} />
          </>
        )}
      </Box>
    </HeroFrame>
  );
});

const Stop = observer(function Stop({ call }: { readonly call: LiveCall }) {
  const isConnecting = call.status === 'connecting';
  return (
    <Box sx={row}>
      <Button
        variant="contained"
        size="large"
        ref={restoreLostFocus}
        {...(isConnecting ? { 'aria-disabled': true } : { onClick: call.stop })}
        sx={large}
      >
        {isConnecting ? liveDemoText.connecting : liveDemoText.stop}
      </Button>
      {isConnecting ? (
        <Button size="large" onClick={call.stop} sx={large}>
          Cancel
        </Button>
      ) : (
        // outside the button, whose name screen readers would repeat on every change
        <Box role="timer" aria-label="Time left" sx={{ ...monospaced, fontSize: '1.25rem' }}>
          {minutesAndSeconds(call.secondsLeft)}
        </Box>
      )}
    </Box>
  );
});

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } as const;
const large = {
  px: 4,
  fontSize: '1.0625rem',
  '&[aria-disabled="true"]': { opacity: 0.75 },
} as const;

const voice = {
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 3,
  rowGap: 1,
  width: 1,
} as const;

const conversation = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  justifyItems: 'start',
  transition: 'opacity .3s ease-in',
  '&[data-ending="true"]': { opacity: 0 },
} as const;

/** In view on a phone too, without moving any button. */
const agreed = {
  display: 'grid',
  width: 1,
  maxWidth: 520,
  order: { md: 1 },
  mt: { md: 3 },
  mb: { xs: 3, md: 0 },
} as const;

/** Lines besides the caption. */
const earlier = {
  display: 'flex',
  width: 1,
  maxWidth: 520,
  maxHeight: 240,
  order: { md: 1 },
  mt: 3,
} as const;

const caption = {
  fontFamily: "'Bricolage Grotesque Variable', 'Bricolage Fallback', sans-serif",
  fontSize: 'clamp(1.375rem, 2.4vw, 1.875rem)',
  lineHeight: 1.2,
  textWrap: 'pretty',
  // a fixed height, because the visitor is about to press what is below
  height: '7.2em',
  display: 'grid',
  alignContent: 'safe end',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
} as const;
