import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { CopyViewModel } from './CopyViewModel.ts';
import { useViewModel } from '../state/useViewModel.ts';
import { visuallyHidden } from './visuallyHidden.ts';

interface Props {
  readonly id: string;
  /** A short form to show instead of the full id. */
  readonly short?: string;
}

/** An id that copies in full when pressed, with a check mark for 2 s. Its accessible name is the full id. */
export const CopyableId = observer(function CopyableId({ id, short = id }: Props) {
  const vm = useViewModel(CopyViewModel);
  const isCopied = vm.outcome === 'copied';
  const Icon = isCopied ? Check : ContentCopy;
  return (
    <Box component="span" sx={{ position: 'relative' }}>
      <Box
        component="button"
        type="button"
        aria-label={short === id ? `Copy ID ${id}` : `Copy ID ${short}, in full ${id}`}
        title={vm.said ?? id}
        onClick={() => void vm.copy(id)}
        sx={short === id ? button : shortButton}
      >
        <span>{short}</span>
        <Icon aria-hidden sx={{ fontSize: 16, color: isCopied ? 'success.main' : 'text.secondary' }} />
      </Box>
      <Box
        component="span"
        role="status"
        sx={vm.outcome === 'refused' ? { typography: 'caption' } : visuallyHidden}
      >
        {vm.said}
      </Box>
    </Box>
  );
});

const button = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  // a full-size touch target without extra line height
  minHeight: { xs: 44, md: 32 },
  my: { xs: '-10px', md: '-4px' },
  maxWidth: '100%',
  px: 0.75,
  ml: -0.75,
  border: 0,
  borderRadius: '6px',
  bgcolor: 'transparent',
  color: 'inherit',
  font: "500 0.8125rem/1.45 'JetBrains Mono Variable', 'JetBrains Mono Fallback', monospace",
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'surface.sunken' },
} as const;

/** Keeps a few characters on one line in narrow tables. */
const shortButton = { ...button, whiteSpace: 'nowrap' } as const;
