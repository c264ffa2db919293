import Box from '@mui/material/Box';
import { deploymentTone, type Deployment } from '#domain/deployments/deployment.ts';
import { Badge } from '../../kit/Badge.tsx';
import { useReadOnly } from '../../kit/form/readOnly.ts';
import { dateAndTime } from '../../texts/dates.ts';
import { deploymentStatusText, deploymentText } from '../../texts/deploymentText.ts';
import { DeployedChanges } from './DeployedChanges.tsx';
import { RevertButton } from './RevertButton.tsx';

interface Props {
  readonly deployment: Deployment;
  readonly onRevert: (deployment: Deployment) => void;
  readonly onFocusLost: () => void;
}

/** A deployment: how it went, where, when and by whom; what it was, and the way back if there is one. */
export function DeploymentEntry({ deployment, onRevert, onFocusLost }: Props) {
  const readOnly = useReadOnly();
  const { status, environment, deployedAt, deployedBy, changes, notes, rollbackAvailable } = deployment;
  const { isReverted } = deployment;
  const tone = isReverted ? 'neutral' : deploymentTone(status);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'start',
        gap: 1,
        pl: 2,
        borderLeft: 3,
        borderColor: `status.${tone}.mark`,
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Badge tone={tone} label={deploymentStatusText(status)} />
          {isReverted && <Badge tone="neutral" label={deploymentText.isReverted} />}
          <Box component="span" sx={{ fontWeight: 600 }}>
            {dateAndTime(deployedAt)}
          </Box>
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {environment} · {deployedBy}
          </Box>
        </Box>
        <DeployedChanges changes={changes} />
        {notes && <Box sx={{ mt: 0.5, typography: 'body2', color: 'text.secondary' }}>{notes}</Box>}
      </Box>
      {rollbackAvailable && !readOnly && (
        <RevertButton deployment={deployment} onRevert={onRevert} onFocusLost={onFocusLost} />
      )}
    </Box>
  );
}
