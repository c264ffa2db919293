import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { useUnsavedWork } from '../kit/unsaved/useUnsavedWork.ts';
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog.tsx';
import { useReadOnly } from '../forms/readOnly.ts';
import { AnnouncedLines } from '../kit/feedback/AnnouncedLines.tsx';
import { stickyBottom } from '../kit/layout/stickyBottom.ts';
import { LoadFailure } from '../kit/feedback/LoadFailure.tsx';
import { SlowHint } from '../kit/feedback/SlowHint.tsx';
import { useViewModel } from '../kit/state/useViewModel.ts';
import { deploymentText } from '../texts/deploymentText.ts';
import { failureText } from '../texts/failureText.ts';
import type { PanelProps } from '../navigation/panel.ts';
import { ResultNotice } from '../kit/feedback/ResultNotice.tsx';
import { DeployCard } from './DeployCard.tsx';
import { DeployedChanges, DeploymentHistory } from './DeploymentHistory.tsx';
import { DeploymentsViewModel } from './DeploymentsViewModel.ts';
import { PendingChanges } from './PendingChanges.tsx';
import { useToSchedule } from '../navigation/toSchedule.ts';

/** Pending changes with deploy and schedule, and the deployment history. */
export const DeploymentControls = observer(function DeploymentControls({ restaurantId }: PanelProps) {
  const vm = useViewModel(DeploymentsViewModel, restaurantId);
  useUnsavedWork('Schedule', vm.time);
  const toSchedule = useToSchedule();
  useLayoutEffect(() => {
    if (toSchedule) vm.selectOnly(toSchedule);
  }, [vm, toSchedule]);
  const { deploying, scheduling, reverting } = vm;
  return (
    <Box>
      <Content vm={vm} />
      <Box sx={{ ...stickyBottom, '&:not(:empty)': { py: 1 } }}>
        <ResultNotice notice={vm.notice} />
        <SlowHint waiting={deploying} onCancel={deploying.detach} />
        <SlowHint waiting={scheduling} onCancel={scheduling.detach} />
      </Box>
      <ConfirmDialog
        open={reverting.isOpen}
        title="Revert deployment?"
        text={deploymentText.confirmRevert}
        keep="Keep it"
        confirm="Revert deployment"
        work={{ task: reverting.working, label: 'Reverting...', onStopWaiting: reverting.stopWaiting }}
        onKeep={reverting.dismiss}
        onConfirm={vm.revert}
      >
        <DeployedChanges changes={reverting.asked?.changes ?? []} />
      </ConfirmDialog>
    </Box>
  );
});

interface Props {
  readonly vm: DeploymentsViewModel;
}

const Content = observer(function Content({ vm }: Props) {
  const { loading, hasFailed, hasLoaded } = vm;
  if (loading.pending) return <AnnouncedLines loading={loading} label="Loading deployments" />;
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {hasFailed && <LoadFailure text={failureText.deployments} onRetry={vm.retry} />}
      {hasLoaded && <Lists vm={vm} />}
    </Box>
  );
});

/** Pending changes, deploy and schedule, and the history. */
const Lists = observer(function Lists({ vm }: Props) {
  const readOnly = useReadOnly();
  return (
    <>
      <Box
        sx={{
          // when stacked, the card's contents are sticky
          display: { xs: 'flex', lg: 'grid' },
          flexDirection: 'column',
          gap: 3,
          alignItems: { lg: 'start' },
          gridTemplateColumns: readOnly ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 288px',
        }}
      >
        <PendingChanges vm={vm} />
        {!readOnly && <DeployCard vm={vm} />}
      </Box>
      <DeploymentHistory
        deployments={vm.past.list}
        loaded={vm.past.history.value}
        onRevert={vm.askToRevert}
      />
    </>
  );
});
