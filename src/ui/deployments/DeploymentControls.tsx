import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { useUnsavedWork } from '../kit/unsaved/useUnsavedWork.ts';
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog.tsx';
import { useReadOnly } from '../forms/readOnly.ts';
import { AnnouncedLines } from '../kit/feedback/AnnouncedLines.tsx';
import { LoadFailure } from '../kit/feedback/LoadFailure.tsx';
import { SlowHint } from '../kit/feedback/SlowHint.tsx';
import { useViewModel } from '../kit/state/useViewModel.ts';
import { deploymentText } from '../texts/deploymentText.ts';
import { failureText } from '../texts/failureText.ts';
import type { PanelProps } from '../navigation/panel.ts';
import { NoticeBanner } from '../kit/feedback/NoticeBanner.tsx';
import { DeployCard } from './DeployCard.tsx';
import { DeployedChanges, DeploymentHistory } from './DeploymentHistory.tsx';
import { DeploymentsViewModel } from './DeploymentsViewModel.ts';
import { PendingChanges } from './PendingChanges.tsx';
import { useChangesToSchedule } from '../navigation/toSchedule.ts';
import { Stack } from '../kit/layout/Stack.tsx';
import { StickyBottom } from '../kit/layout/StickyBottom.tsx';
import styles from './DeploymentControls.module.css';

/** The pending changes, with buttons to deploy and schedule, and the deployment history. */
export const DeploymentControls = observer(function DeploymentControls({ restaurantId }: PanelProps) {
  const vm = useViewModel(DeploymentsViewModel, restaurantId);
  useUnsavedWork('Schedule', vm.time);
  const toSchedule = useChangesToSchedule();
  useLayoutEffect(() => {
    if (toSchedule) vm.selectOnly(toSchedule);
  }, [vm, toSchedule]);
  const { deploying, scheduling, reverting } = vm;
  return (
    <div>
      <Content vm={vm} />
      <StickyBottom className={styles.results}>
        {vm.notice.message && <NoticeBanner notice={vm.notice} />}
        <SlowHint waiting={deploying} onCancel={deploying.detach} />
        <SlowHint waiting={scheduling} onCancel={scheduling.detach} />
      </StickyBottom>
      <ConfirmDialog
        open={reverting.isOpen}
        title="Revert deployment?"
        text={deploymentText.confirmRevert}
        keep="Keep deployment"
        confirm="Revert deployment"
        work={{ task: reverting.working, label: 'Reverting...', onStopWaiting: reverting.stopWaiting }}
        onKeep={reverting.dismiss}
        onConfirm={vm.revert}
      >
        <DeployedChanges changes={reverting.asked?.changes ?? []} />
      </ConfirmDialog>
    </div>
  );
});

interface Props {
  readonly vm: DeploymentsViewModel;
}

const Content = observer(function Content({ vm }: Props) {
  const { loading, hasFailed, hasLoaded } = vm;
  if (loading.pending) return <AnnouncedLines loading={loading} label="Loading deployments" />;
  return (
    <Stack gap={32}>
      {hasFailed && <LoadFailure text={failureText.deployments} onRetry={vm.retry} />}
      {hasLoaded && <Lists vm={vm} />}
    </Stack>
  );
});

const Lists = observer(function Lists({ vm }: Props) {
  const readOnly = useReadOnly();
  return (
    <>
      <div className={clsx(styles.changes, !readOnly && styles.withDeployCard)}>
        <PendingChanges vm={vm} />
        {!readOnly && <DeployCard vm={vm} />}
      </div>
      <DeploymentHistory
        deployments={vm.past.list}
        loaded={vm.past.history.value}
        onRevert={vm.askToRevert}
      />
    </>
  );
});
