import Drawer from '@mui/material/Drawer';
import { observer } from 'mobx-react-lite';
import { Suspense, useId } from 'react';
import { lazyComponent } from '../../kit/lazyComponent.ts';
import { MissingDialog } from '../../kit/MissingDialog.tsx';
import type { CallsViewModel } from './CallsViewModel.ts';

const TranscriptPanel = lazyComponent(
  async () => (await import('./TranscriptPanel.tsx')).TranscriptPanel,
  MissingDialog,
);

/** The side panel with the words of a call, a full sheet on a phone. Closing it returns to the row it was opened from. */
export const CallTranscript = observer(function CallTranscript({ vm }: { readonly vm: CallsViewModel }) {
  const titleId = useId();
  const { shown, isTranscriptOpen } = vm;
  if (!shown) return null;
  return (
    <Drawer
      anchor="right"
      open={isTranscriptOpen}
      onClose={vm.closeTranscript}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', md: 560 }, bgcolor: 'background.paper' },
        },
      }}
    >
      <Suspense>
        <TranscriptPanel titleId={titleId} vm={vm} onClose={vm.closeTranscript} />
      </Suspense>
    </Drawer>
  );
});
