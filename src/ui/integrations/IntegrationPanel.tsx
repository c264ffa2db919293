import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { PosProvider } from '#domain/integrations/pointOfSale.ts';
import { BusyButton } from '../kit/controls/BusyButton.tsx';
import { Badge } from '../kit/text/Badge.tsx';
import { LoadingSkeleton } from '../kit/feedback/LoadingSkeleton.tsx';
import { monospaced } from '../kit/text/monospaced.ts';
import { NoticeBanner } from '../kit/feedback/NoticeBanner.tsx';
import { SlowHint } from '../kit/feedback/SlowHint.tsx';
import { usePageRestore } from '../kit/browser/usePageRestore.ts';
import { useViewModel } from '../kit/state/useViewModel.ts';
import { integrationText } from '../texts/integrationText.ts';
import { outlinedBox } from '../kit/layout/card.ts';
import { IntegrationViewModel } from './IntegrationViewModel.ts';

const names = { square: 'Square', clover: 'Clover' } satisfies Record<PosProvider, string>;

interface Props {
  readonly provider: PosProvider;
  readonly companyId: string;
}

/** A point-of-sale provider, which loads immediately. */
export function IntegrationPanel({ provider, companyId }: Props) {
  const vm = useViewModel(IntegrationViewModel, companyId, provider);
  usePageRestore(vm.stay);
  return <Panel vm={vm} provider={provider} companyId={companyId} />;
}

interface PanelProps extends Props {
  readonly vm: IntegrationViewModel;
}

/** A provider's status, merchant, and connect button. */
const Panel = observer(function Panel({ vm, provider, companyId }: PanelProps) {
  const headingId = useId();
  const { status, connecting } = vm;
  const name = names[provider];
  return (
    <Box role="group" aria-labelledby={headingId} sx={panel}>
      <Typography variant="h3" id={headingId}>
        {name}
      </Typography>
      <Box sx={{ minHeight: 28 }}>
        <Status vm={vm} name={name} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
        {status.value?.isConnected && status.value.merchantId !== undefined && (
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              Merchant ID
            </Box>{' '}
            <Box component="span" sx={monospaced}>
              {status.value.merchantId}
            </Box>
          </Box>
        )}
        {vm.mayConnect && (
          <BusyButton
            busy={connecting.running}
            busyText={`Connecting ${name}...`}
            variant="outlined"
            onClick={() => vm.connect(companyId, provider)}
          >
            {`Connect ${name}`}
          </BusyButton>
        )}
        {status.failure && (
          <Button variant="outlined" onClick={status.retry} aria-label={`Try again to load ${name}`}>
            Try again
          </Button>
        )}
      </Box>
      <SlowHint waiting={connecting} onCancel={vm.stay} />
      <NoticeBanner notice={vm.notice} />
    </Box>
  );
});

interface StatusProps {
  readonly vm: IntegrationViewModel;
  readonly name: string;
}

/** A provider's status in one line, including an unknown status. */
const Status = observer(function Status({ vm, name }: StatusProps) {
  const { value, failure } = vm.status;
  if (!vm.hasSession) return <Badge tone="neutral" label={integrationText.notAuthenticated} />;
  if (failure) return <Badge tone="neutral" label={integrationText.unknown} />;
  if (!value) return <LoadingSkeleton loading={vm.status} label={`Loading ${name}`} lines={1} />;
  return value.isConnected ? (
    <Badge tone="success" label={integrationText.connected} />
  ) : (
    <Badge tone="neutral" label={integrationText.notConnected} />
  );
});

const panel = {
  display: 'grid',
  gap: 1,
  alignContent: 'start',
  p: 2,
  minWidth: 0,
  ...outlinedBox,
} as const;
