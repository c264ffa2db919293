import Drawer from '@mui/material/Drawer';
import { useId } from 'react';
import type { CallsViewModel } from './CallsViewModel.ts';
import { TranscriptPanel } from './TranscriptPanel.tsx';

interface Props {
  readonly vm: CallsViewModel;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** At the side of the page, over all of it on a phone. */
export function TranscriptDrawer({ vm, open, onClose }: Props) {
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', md: 560 }, bgcolor: 'background.paper' },
        },
      }}
    >
      <TranscriptPanel titleId={titleId} vm={vm} onClose={onClose} />
    </Drawer>
  );
}
