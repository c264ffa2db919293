import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { CopyViewModel } from '../../kit/CopyViewModel.ts';
import { useViewModel } from '../../kit/useViewModel.ts';
import { visuallyHidden } from '../../kit/visuallyHidden.ts';

const words = { copied: 'Copied', refused: 'This browser does not allow copying' };

interface Props {
  /** While it is shown. */
  readonly apiKey: string | undefined;
}

/** Copies the key that is shown, with a check mark for 2 s. It stays in its place without one, and so keeps the focus. */
export const CopyKey = observer(function CopyKey({ apiKey }: Props) {
  const vm = useViewModel(CopyViewModel);
  const { outcome } = vm;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={outcome === 'copied' ? <Check /> : <ContentCopy />}
        aria-disabled={apiKey === undefined}
        onClick={() => apiKey !== undefined && void vm.copy(apiKey)}
        sx={{ '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' } }}
      >
        Copy API key
      </Button>
      <Box component="span" role="status" sx={outcome === 'refused' ? {} : visuallyHidden}>
        {outcome && words[outcome]}
      </Box>
    </>
  );
});
