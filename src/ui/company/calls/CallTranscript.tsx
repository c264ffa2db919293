import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { lazyComponent } from '../../kit/lazyComponent.ts';
import { MissingDialog } from '../../kit/MissingDialog.tsx';
import type { CallsViewModel } from './CallsViewModel.ts';
import { loadTranscriptDrawer } from './loadTranscriptDrawer.ts';

const TranscriptDrawer = lazyComponent(loadTranscriptDrawer, MissingDialog);

/** The words of a call beside the list. Closing it returns to the row it was opened from. */
export const CallTranscript = observer(function CallTranscript({ vm }: { readonly vm: CallsViewModel }) {
  const { shown, isTranscriptOpen, closeTranscript } = vm;
  if (!shown) return null;
  return (
    <Suspense>
      <TranscriptDrawer vm={vm} open={isTranscriptOpen} onClose={closeTranscript} />
    </Suspense>
  );
});
