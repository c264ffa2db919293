import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { monospaced } from '../../kit/monospaced.ts';
import { SlowHint } from '../../kit/SlowHint.tsx';
import { takeLostFocus } from '../../kit/takeLostFocus.ts';
import { useViewModel } from '../../kit/useViewModel.ts';
import { visuallyHidden } from '../../kit/visuallyHidden.ts';
import { CallActions } from '../../liveDemo/CallActions.tsx';
import { LevelMeters } from '../../liveDemo/LevelMeters.tsx';
import { LiveOrb } from '../../liveDemo/LiveOrb.tsx';
import { TimeAnnouncement } from '../../liveDemo/TimeAnnouncement.tsx';
import { WritingField } from '../../liveDemo/WritingField.tsx';
import { liveDemoText, lookText } from '../../texts/liveDemoText.ts';
import { AgreementCard } from './AgreementCard.tsx';
import { HeroFrame } from './HeroFrame.tsx';
import { LandingDemoViewModel } from './LandingDemoViewModel.ts';

/** The hero while its demo runs: the voice, and what it says. */
export const LandingDemo = observer(function LandingDemo({ onClosed }: { readonly onClosed: () => void }) {
  const vm = useViewModel(LandingDemoViewModel);
  useEffect(() => {
    if (vm.isClosed) onClosed();
  }, [vm.isClosed, onClosed]);
  const { call } = vm;
  return (
    <HeroFrame
      orb={
        <>
          <LiveOrb call={call} size="min(380px, 56vw)" />
          <Typography sx={{ mt: 1, mb: 1.5, fontWeight: 600 }}>{lookText[call.look]}</Typography>
          {call.status === 'connected' && <LevelMeters call={call} />}
        </>
      }
    >
      <h1 style={visuallyHidden}>Live demo</h1>
      <Box sx={conversation} data-ending={call.status === 'ended' && !vm.problem}>
        <Typography aria-live="polite" sx={caption}>
          {vm.caption ??
            (call.status === 'connecting' ? liveDemoText.connectingToAgent : liveDemoText.connected)}
        </Typography>
        {call.agreement && <AgreementCard agreement={call.agreement} />}
        {vm.problem ? <AfterProblem vm={vm} /> : <Stop vm={vm} />}
        <SlowHint waiting={call} onCancel={call.stop} />
        {call.status === 'connected' && (
          <>
            <WritingField onSay={call.say} />
            <CallActions call={call} />
          </>
        )}
        <TimeAnnouncement call={call} />
      </Box>
    </HeroFrame>
  );
});

const Stop = observer(function Stop({ vm: { call } }: { readonly vm: LandingDemoViewModel }) {
  if (call.status === 'connecting') {
    return (
      <Box sx={row}>
        <Button variant="contained" size="large" aria-disabled ref={takeLostFocus} sx={large}>
          {liveDemoText.connecting}
        </Button>
        <Button size="large" onClick={call.stop} sx={large}>
          Cancel
        </Button>
      </Box>
    );
  }
  return (
    <Box sx={row}>
      <Button variant="contained" size="large" ref={takeLostFocus} onClick={call.stop} sx={large}>
        {liveDemoText.stop}
      </Button>
      {/* apart from the button, whose name a screen reader would repeat with every change of it */}
      <Box role="timer" aria-label="Time left" sx={{ ...monospaced, fontSize: '1.25rem' }}>
        {minutesAndSeconds(call.secondsLeft)}
      </Box>
    </Box>
  );
});

function AfterProblem({ vm }: { readonly vm: LandingDemoViewModel }) {
  return (
    <Box sx={row}>
      <Button variant="contained" size="large" ref={takeLostFocus} onClick={vm.begin} sx={large}>
        {liveDemoText.start}
      </Button>
      <Button size="large" onClick={vm.close} sx={large}>
        Close
      </Button>
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } as const;
const large = {
  minHeight: 52,
  px: 4,
  fontSize: '1.0625rem',
  '&[aria-disabled="true"]': { opacity: 0.75 },
} as const;

const conversation = {
  display: 'grid',
  gap: 3,
  justifyItems: 'start',
  alignContent: 'center',
  minHeight: { md: 420 },
  transition: 'opacity .3s ease-in',
  '&[data-ending="true"]': { opacity: 0 },
} as const;

const caption = {
  fontFamily: "'Bricolage Grotesque Variable', 'Bricolage Fallback', sans-serif",
  fontSize: 'clamp(1.5rem, 3vw, 2.25rem)',
  lineHeight: 1.2,
  textWrap: 'pretty',
  minHeight: '2.4em',
  maxHeight: '9.6em',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
} as const;
