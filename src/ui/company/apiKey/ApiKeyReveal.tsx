import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { LoadFailure } from '../../kit/LoadFailure.tsx';
import { Message } from '../../kit/Message.tsx';
import { monospaced } from '../../kit/monospaced.ts';
import { SlowHint } from '../../kit/SlowHint.tsx';
import { useViewModel } from '../../kit/useViewModel.ts';
import { ApiKeyViewModel } from './ApiKeyViewModel.ts';
import { CopyKey } from './CopyKey.tsx';

interface Props {
  readonly companyId: string;
}

/** A key that is hidden until it is asked for. */
export const ApiKeyReveal = observer(function ApiKeyReveal({ companyId }: Props) {
  const vm = useViewModel(ApiKeyViewModel);
  const { state, asking } = vm;
  const show = () => vm.show(companyId);
  if (state.status === 'failed' && !asking.running) return <LoadFailure text={state.text} onRetry={show} />;
  if (state.status === 'none') {
    return (
      <Message tone="info">
        This restaurant has no API key yet. Please contact the system administrator.
      </Message>
    );
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box role="group" aria-label="API key" sx={vm.key === undefined ? well : { ...well, ...monospaced }}>
        {vm.key ?? <Masked />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button
          variant="outlined"
          aria-busy={asking.running}
          aria-disabled={asking.running}
          onClick={vm.key === undefined ? show : vm.hide}
        >
          {asking.running ? 'Loading API key...' : vm.key === undefined ? 'Show API key' : 'Hide API key'}
        </Button>
        <CopyKey apiKey={vm.key} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Hidden again after 30 seconds.
        </Typography>
      </Box>
      <SlowHint waiting={asking} onCancel={asking.stopWaiting} />
    </Box>
  );
});

function Masked() {
  return (
    <>
      <Box component="span" aria-hidden sx={{ overflow: 'hidden', whiteSpace: 'nowrap' }}>
        ••••••••••••••••••••••••••••••••
      </Box>
      <Box component="span" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        Hidden
      </Box>
    </>
  );
}

const well = {
  display: 'flex',
  alignItems: 'center',
  // room for a key of two lines on a phone: showing it moves nothing
  minHeight: { xs: 72, sm: 52 },
  px: 2,
  py: 1,
  bgcolor: 'surface.sunken',
  borderRadius: '6px',
  overflowWrap: 'anywhere',
} as const;
