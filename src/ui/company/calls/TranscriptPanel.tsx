import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { callText } from '../../texts/callText.ts';
import type { CallsViewModel } from './CallsViewModel.ts';
import { CallToRead } from './CallToRead.tsx';

interface Props {
  readonly titleId: string;
  readonly vm: CallsViewModel;
  readonly onClose: () => void;
}

/** A call to read and to hear, with the way to the one before and the one after it among those that are looked for. */
export const TranscriptPanel = observer(function TranscriptPanel({ titleId, vm, onClose }: Props) {
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
