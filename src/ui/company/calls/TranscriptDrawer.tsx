import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { callText } from '../../texts/callText.ts';
import type { CallsViewModel } from './CallsViewModel.ts';
import { CallToRead } from './CallToRead.tsx';

interface Props {
  readonly vm: CallsViewModel;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A call to read and to hear, at the side of the page, over all of it on a phone. */
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
      <Panel titleId={titleId} vm={vm} onClose={onClose} />
    </Drawer>
  );
}

interface PanelProps extends Omit<Props, 'open'> {
  readonly titleId: string;
}

/** With the way to the call before and the one after it among those that are looked for. */
const Panel = observer(function Panel({ titleId, vm, onClose }: PanelProps) {
  const { shown, shownPlace, foundCount } = vm;
  if (!shown) return null;
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={head}>
        <Typography variant="h2" id={titleId} sx={{ flex: 1 }}>
          Transcript
        </Typography>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {callText.place(shownPlace + 1, foundCount)}
        </Typography>
        {/* a button that is disabled would lose the focus with the last step */}
        <IconButton aria-label="Previous call" aria-disabled={shownPlace <= 0} onClick={() => vm.step(-1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton
          aria-label="Next call"
          aria-disabled={shownPlace + 1 >= foundCount}
          onClick={() => vm.step(1)}
        >
          <ChevronRight />
        </IconButton>
        <IconButton aria-label="Close" onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <CallToRead key={shown.call.id} {...shown} />
    </Box>
  );
});

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
  '& [aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
} as const;
