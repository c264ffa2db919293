import Stop from '@mui/icons-material/Stop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { museumDemos } from '#domain/museums/museumDemos.ts';
import type { MuseumId } from '#domain/museums/museums.ts';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { buttonOnDark } from '../../art/brandColors.ts';
import { monospaced } from '../../kit/text/monospaced.ts';
import { SlowHint } from '../../kit/feedback/SlowHint.tsx';
import { restoreLostFocus } from '../../kit/browser/restoreLostFocus.ts';
import { useViewModel } from '../../kit/state/useViewModel.ts';
import { VisuallyHidden } from '../../kit/text/VisuallyHidden.tsx';
import { AudioAlert, CallActions, ExamplePrompts, WritingField } from '../CallControls.tsx';
import { LevelMeters, LiveOrb } from '../LiveOrb.tsx';
import { SpokenLines } from '../SpokenLines.tsx';
import { liveDemoText, callStateText } from '../../texts/liveDemoText.ts';
import { CuratorViewModel } from './CuratorViewModel.ts';
import { TalkButton } from './TalkButton.tsx';

interface Props {
  readonly museum: MuseumId;
  /** @param message says why the session could not start, if a device or the browser is the reason */
  readonly onEnd: (wasStarted: boolean, message: string | undefined) => void;
}

/** A curator session. Starts and ends with its panel. */
export const CuratorSession = observer(function CuratorSession({ museum, onEnd }: Props) {
  const vm = useViewModel(CuratorViewModel, museum);
  const { call, outcome, message } = vm;
  useEffect(() => {
    if (outcome) onEnd(outcome === 'talked', message);
  }, [outcome, message, onEnd]);
  if (call.status !== 'connected') {
    return (
      <>
        <Box sx={{ flex: '1 0 auto', display: 'grid', placeItems: 'center' }}>
          <LiveOrb call={call} size="clamp(116px, 15vw, 190px)" />
        </Box>
        <TalkButton isConnecting />
        <SlowHint waiting={call} onCancel={call.stop} />
      </>
    );
  }
  return (
    <>
      {/* a phone has no space for both */}
      {!call.audioProblem && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, width: 1, flex: 'none' }}>
          <LiveOrb call={call} size="76px" />
          <Box sx={{ flex: 1, display: 'grid', gap: 0.5, textAlign: 'left' }}>
            <Box sx={{ fontWeight: 600 }}>{callStateText[call.look]}</Box>
            <LevelMeters call={call} />
          </Box>
        </Box>
      )}
      <AudioAlert call={call} />
      <SpokenLines lines={call.lines} agent={liveDemoText.curator} empty={liveDemoText.sayHello} />
      <ExamplePrompts prompts={museumDemos[museum].exhibit.exampleQuestions} onSay={call.say} />
      <WritingField call={call} />
      <Box sx={actions}>
        <Button
          variant="contained"
          ref={restoreLostFocus}
          startIcon={<Stop />}
          onClick={call.stop}
          sx={stopButton}
        >
          <VisuallyHidden>Stop</VisuallyHidden>
          <Box component="span" sx={monospaced}>
            {minutesAndSeconds(call.secondsLeft)}
          </Box>
        </Button>
        <CallActions call={call} />
      </Box>
    </>
  );
});

const actions = {
  display: 'flex',
  // on a very narrow screen or with large text
  flexWrap: 'wrap',
  gap: 1,
  justifyContent: 'space-between',
  width: 1,
  maxWidth: 520,
  flex: 'none',
} as const;

const stopButton = { ...buttonOnDark, minHeight: 44, minWidth: 112, borderRadius: '22px' } as const;
