import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { callText } from '../texts/callText.ts';
import { companySections } from '../navigation/companySections.ts';
import { CallerHistory } from './callers/CallerHistory.tsx';
import { idOfCallButton } from './CallList.tsx';
import type { CallsViewModel } from './CallsViewModel.ts';
import { CallDetails } from './CallDetails.tsx';
import { SidePanel } from './SidePanel.tsx';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';

interface Props {
  readonly vm: CallsViewModel;
  readonly open: boolean;
  readonly onStep: (places: number) => void;
  readonly onClose: () => void;
}

/** A side panel with a call's transcript and recording. */
export function TranscriptDrawer({ vm, open, onStep, onClose }: Props) {
  return (
    <SidePanel title="Transcript" open={open} onClose={onClose} actions={<Steps vm={vm} onStep={onStep} />}>
      <OpenCall vm={vm} />
    </SidePanel>
  );
}

/** Buttons that open the previous and next match. */
const Steps = observer(function Steps({ vm, onStep }: Pick<Props, 'vm' | 'onStep'>) {
  const { shownPlace, foundCount } = vm;
  return (
    <>
      <SecondaryText role="status" tabular>
        {shownPlace >= 0 && callText.place(shownPlace + 1, foundCount)}
      </SecondaryText>
      {/* not `disabled`, so that the button keeps focus at the first and last match */}
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
    </>
  );
});

const OpenCall = observer(function OpenCall({ vm }: Pick<Props, 'vm'>) {
  const { shown } = vm;
  useEffect(() => () => focusCall(vm), [vm]);
  if (!shown) return null;
  return (
    <CallDetails key={shown.call.id} {...shown} readRecording={vm.readRecording}>
      <CallerHistory call={shown.call} vm={vm.callers} />
    </CallDetails>
  );
});

/**
 * Moves focus after the panel has closed. If a link or a reload opened the panel, there is no button to
 * return to. Focus then goes to the call's row, or to the section.
 */
function focusCall({ isTranscriptOpen, shown }: CallsViewModel): void {
  if (isTranscriptOpen || !shown || document.activeElement !== document.body) return;
  const button = document.getElementById(idOfCallButton(shown.call.id));
  (button ?? document.getElementById(companySections.calls.id))?.focus();
}
