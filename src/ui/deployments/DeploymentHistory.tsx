import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useRef, type RefCallback } from 'react';
import { deploymentTone, type Deployment } from '#domain/deployments/deployment.ts';
import type { Rows } from '#domain/shared/rows.ts';
import { Badge } from '../kit/text/Badge.tsx';
import { useReadOnly } from '../forms/readOnly.ts';
import { dateAndTime } from '../texts/dates.ts';
import { changeTypeText, deploymentStatusText, deploymentText } from '../texts/deploymentText.ts';
import { ExpandableList } from '../kit/lists/ExpandableList.tsx';
import { idOf, rowKeys } from '../kit/lists/rowKeys.ts';
import { UnreadableRows } from '../kit/lists/UnreadableRows.tsx';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';

interface Props {
  readonly deployments: readonly Deployment[];
  /** The answer with its unreadable rows. */
  readonly loaded: Rows<Deployment> | undefined;
  readonly onRevert: (deployment: Deployment) => void;
}

const INITIAL_COUNT = 5;

/** Past deployments, newest first. */
export function DeploymentHistory({ deployments, loaded, onRevert }: Props) {
  const id = useId();
  const keys = rowKeys(deployments, idOf);
  const heading = useRef<HTMLHeadingElement>(null);
  const wayBack = useCallback(
    (button: HTMLButtonElement | null) => () => {
      // the focused button disappears after a revert
      if (button && button === document.activeElement) heading.current?.focus();
    },
    [],
  );
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" id={id} ref={heading} tabIndex={-1} sx={{ justifySelf: 'start' }}>
        Deployment history
      </Typography>
      <UnreadableRows rows={loaded} noun="deployment" />
      {deployments.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{deploymentText.noHistory}</Typography>
      ) : (
        <ExpandableList label="Deployments" initialCount={INITIAL_COUNT}>
          {deployments.map((deployment, place) => (
            <Entry key={keys[place]} deployment={deployment} wayBack={wayBack} onRevert={onRevert} />
          ))}
        </ExpandableList>
      )}
    </Box>
  );
}

interface EntryProps extends Pick<Props, 'onRevert'> {
  readonly deployment: Deployment;
  /** Ref of the revert button. */
  readonly wayBack: RefCallback<HTMLButtonElement>;
}

/** A deployment's status, environment, time, author, changes, and revert button. */
function Entry({ deployment, wayBack, onRevert }: EntryProps) {
  const readOnly = useReadOnly();
  const { status, environment, deployedAt, deployedBy, changes, notes, rollbackAvailable, isReverted } =
    deployment;
  const tone = isReverted ? 'neutral' : deploymentTone(status);
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: { xs: 'end', md: 'start' },
        gap: 1,
        pl: { xs: 1.5, md: 2 },
        borderLeft: 3,
        borderColor: `status.${tone}.mark`,
      }}
    >
      <Box sx={facts}>
        <Box className="head">
          <Badge tone={tone} label={deploymentStatusText(status)} />
          {isReverted && <Badge tone="neutral" label={deploymentText.isReverted} />}
          <Box component="span" sx={{ fontWeight: 600 }}>
            {dateAndTime(deployedAt)}
          </Box>
          <SecondaryText as="span" dir="auto">{`${environment} · ${deployedBy}`}</SecondaryText>
        </Box>
        <DeployedChanges changes={changes} />
        {notes && (
          <Box dir="auto" sx={{ mt: 0.5, typography: 'body2', color: 'text.secondary' }}>
            {notes}
          </Box>
        )}
      </Box>
      {rollbackAvailable && !readOnly && (
        <Button
          ref={wayBack}
          size="small"
          startIcon={<Undo aria-hidden />}
          aria-label={`Revert the deployment of ${dateAndTime(deployedAt)}`}
          onClick={() => onRevert(deployment)}
          sx={{ ml: -1 }}
        >
          Revert
        </Button>
      )}
    </Box>
  );
}

/** On a phone, who deployed what is one text in the second line. */
const facts = {
  flex: '1 1 0',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: { xs: 1, md: 1.5 } },
  '@media (max-width: 47.99em)': {
    '& ul': { display: 'inline', p: 0 },
    '& li': { display: 'inline' },
    '& li + li::before': { content: '", "' },
  },
} as const;

export function DeployedChanges({ changes }: Pick<Deployment, 'changes'>) {
  return (
    <Box component="ul" aria-label="Changes" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2' }}>
      {changes.map(({ type, description }, index) => (
        <li key={index}>
          <bdi>{description}</bdi>{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {`· ${changeTypeText(type)}`}
          </Box>
        </li>
      ))}
    </Box>
  );
}
