import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import type { Call } from '#domain/companies/call.ts';
import { callSeconds } from '#domain/companies/callMinutes.ts';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import { phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { playerKeys } from './player/playerKeys.ts';
import { PlayerViewModel } from './player/PlayerViewModel.ts';
import { Recording } from './player/Recording.ts';
import { RecordingPlayer } from './player/RecordingPlayer.tsx';
import { callText } from '../texts/callText.ts';
import { Transcript } from './transcript/Transcript.tsx';
import { sections } from '../navigation/sections.ts';
import { CallFacts, RecordingLink } from './CallFacts.tsx';
import { idOfCallButton } from './CallList.tsx';
import type { CallsViewModel, ShownCall } from './CallsViewModel.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import { Stack } from '../kit/layout/Stack.tsx';
import { Heading } from '../kit/text/Heading.tsx';
import { Text } from '../kit/text/Text.tsx';
import { DialogBoundary } from '../kit/crashes/DialogBoundary.tsx';
import styles from './TranscriptDrawer.module.css';

interface Props {
  readonly vm: CallsViewModel;
  readonly open: boolean;
  readonly onStep: (places: number) => void;
  readonly onClose: () => void;
}

/** A call with transcript and recording in a side panel, full screen on a phone. */
export function TranscriptDrawer({ vm, open, onStep, onClose }: Props) {
  const titleId = useId();
  return (
    <DialogBoundary title="Transcript" open={open} onClose={onClose}>
      <Drawer
        anchor="right"
        open={open}
        onClose={onClose}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            className: styles.paper,
          },
        }}
      >
        <Panel titleId={titleId} vm={vm} onStep={onStep} onClose={onClose} />
      </Drawer>
    </DialogBoundary>
  );
}

interface PanelProps extends Omit<Props, 'open'> {
  readonly titleId: string;
}

/** With buttons to the previous and next match. */
const Panel = observer(function Panel({ titleId, vm, onStep, onClose }: PanelProps) {
  const { shown, shownPlace, foundCount } = vm;
  useEffect(() => () => focusCall(vm), [vm]);
  if (!shown) return null;
  return (
    <Stack className={styles.panel}>
      <div className={styles.head}>
        <Heading level={2} id={titleId} className={styles.title}>
          Transcript
        </Heading>
        <SecondaryText role="status" tabular>
          {shownPlace >= 0 && callText.place(shownPlace + 1, foundCount)}
        </SecondaryText>
        {/* a disabled button would lose focus at the last step */}
        <IconButton aria-label="Previous call" aria-disabled={shownPlace <= 0} onClick={() => onStep(-1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton
          aria-label="Next call"
          aria-disabled={shownPlace + 1 >= foundCount}
          onClick={() => onStep(1)}
        >
          <ChevronRight />
        </IconButton>
        <IconButton aria-label="Close" onClick={onClose}>
          <Close />
        </IconButton>
      </div>
      <CallToRead key={shown.call.id} {...shown} vm={vm} />
    </Stack>
  );
});

/**
 * Moves focus after the panel has closed. If a link or a reload opened it, no button can regain focus, so
 * it goes to the call's row or to the section.
 */
function focusCall({ isTranscriptOpen, shown }: CallsViewModel): void {
  if (isTranscriptOpen || !shown || document.activeElement !== document.body) return;
  const button = document.getElementById(idOfCallButton(shown.call.id));
  (button ?? document.getElementById(sections.calls.id))?.focus();
}

/** A call's facts, full summary, recording, and transcript. */
const CallToRead = observer(function CallToRead({ call, number, vm }: ShownCall & Pick<Props, 'vm'>) {
  const url = httpUrl(call.recordingUrl);
  const [player] = useState(() => new PlayerViewModel());
  const { callerNumber: caller } = vm;
  useLayoutEffect(() => player.expect({ seconds: callSeconds(call), lines: call.lines }), [player, call]);
  return (
    <>
      <div>
        <SecondaryText tabular>
          {caller
            ? callText.between(phoneNumberText(caller), phoneNumberText(number))
            : phoneNumberText(number)}
        </SecondaryText>
        <CallFacts call={call} />
      </div>
      {call.summary !== undefined && <Text dir="auto">{call.summary}</Text>}
      {url && (
        <section aria-label="Recording" tabIndex={-1}>
          <CallRecording vm={vm} call={call} url={url} player={player} />
          <div className={styles.link}>
            <RecordingLink call={call} />
          </div>
        </section>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the player's keys work in the transcript too */}
      <div onKeyDown={url ? playerKeys(player) : undefined}>
        <Transcript
          lines={call.lines}
          player={player}
          hasAudio={url !== undefined}
          maxHeight={`max(320px, 100dvh - ${url ? 480 : 300}px)`}
        />
      </div>
    </>
  );
});

interface RecordingProps extends Pick<Props, 'vm'> {
  readonly call: Call;
  readonly url: string;
  readonly player: PlayerViewModel;
}

/** A call's recording. A refresh of the calls may bring another link to it, which leaves the playback alone. */
function CallRecording({ vm, call: { id }, url, player }: RecordingProps) {
  const [first] = useState(url);
  const [recording] = useState(() => new Recording());
  useLayoutEffect(() => {
    recording.open(first, () => vm.readRecording(id));
    return recording.release;
  }, [recording, first, vm, id]);
  return <RecordingPlayer recording={recording} player={player} seed={id} />;
}
