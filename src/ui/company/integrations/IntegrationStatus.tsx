import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { Badge } from '../../kit/Badge.tsx';
import { LoadingSkeleton, SkeletonLines } from '../../kit/LoadingSkeleton.tsx';
import { integrationText } from '../../texts/integrationText.ts';
import type { IntegrationViewModel } from './IntegrationViewModel.ts';

interface Props {
  readonly vm: IntegrationViewModel;
  readonly name: string;
}

/** Whether a provider is connected, in one line; that it could not be found out is said quietly. */
export const IntegrationStatus = observer(function IntegrationStatus({ vm, name }: Props) {
  return (
    <Box sx={{ minHeight: 28 }}>
      <Words vm={vm} name={name} />
    </Box>
  );
});

const Words = observer(function Words({ vm, name }: Props) {
  const { value, failure } = vm.status;
  if (!vm.hasSession) return <Badge tone="neutral" label={integrationText.notAuthenticated} />;
  if (failure) return <Badge tone="neutral" label={integrationText.unknown} />;
  if (!value) {
    return (
      <LoadingSkeleton loading={vm.status} label={`Loading ${name}`}>
        <SkeletonLines count={1} />
      </LoadingSkeleton>
    );
  }
  return value.isConnected ? (
    <Badge tone="success" label={integrationText.connected} />
  ) : (
    <Badge tone="neutral" label={integrationText.notConnected} />
  );
});
