import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useMemo, useState } from 'react';
import type { Call } from '#domain/companies/call.ts';
import { callSeconds } from '#domain/companies/callMinutes.ts';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import { phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { AudioFailure } from './player/AudioFailure.tsx';
import { AudioPlayer } from './player/AudioPlayer.tsx';
import { playerKeys } from './player/playerKeys.ts';
import { PlayerViewModel } from './player/PlayerViewModel.ts';
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
      <CallToRead key={shown.call.id} {...shown} caller={vm.callerNumber} />
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
function CallToRead({ call, number, caller }: ShownCall & { readonly caller: string | undefined }) {
  const url = httpUrl(call.recordingUrl);
  const player = useMemo(() => playerOf(call), [call]);
  const [hasFailed, setFailed] = useState(false);
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
          {hasFailed ? (
            <AudioFailure onRetry={() => setFailed(false)} />
          ) : (
            <AudioPlayer player={player} src={url} seed={call.id} onError={() => setFailed(true)} />
          )}
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
}

function playerOf(call: Call): PlayerViewModel {
  const player = new PlayerViewModel();
  player.expect({ seconds: callSeconds(call), lines: call.lines });
  return player;
}
