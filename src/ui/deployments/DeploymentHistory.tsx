import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
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
import { Stack } from '../kit/layout/Stack.tsx';
import { Heading } from '../kit/text/Heading.tsx';
import { Text } from '../kit/text/Text.tsx';
import styles from './DeploymentHistory.module.css';

interface Props {
  readonly deployments: readonly Deployment[];
  /** The loaded list, which says how many rows were unreadable. */
  readonly loaded: Rows<Deployment> | undefined;
  readonly onRevert: (deployment: Deployment) => void;
}

const INITIAL_COUNT = 5;

/** Past deployments, newest first. */
export function DeploymentHistory({ deployments, loaded, onRevert }: Props) {
  const id = useId();
  const keys = rowKeys(deployments, idOf);
  const heading = useRef<HTMLHeadingElement>(null);
  const revertRef = useCallback(
    (button: HTMLButtonElement | null) => () => {
      // a revert removes the focused button
      if (button && button === document.activeElement) heading.current?.focus();
    },
    [],
  );
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Heading level={3} id={id} ref={heading} tabIndex={-1} className={styles.title}>
        Deployment history
      </Heading>
      <UnreadableRows rows={loaded} noun="deployment" />
      {deployments.length === 0 ? (
        <Text tone="muted">{deploymentText.noHistory}</Text>
      ) : (
        <ExpandableList label="Deployments" initialCount={INITIAL_COUNT}>
          {deployments.map((deployment, place) => (
            <Entry key={keys[place]} deployment={deployment} revertRef={revertRef} onRevert={onRevert} />
          ))}
        </ExpandableList>
      )}
    </Stack>
  );
}

interface EntryProps extends Pick<Props, 'onRevert'> {
  readonly deployment: Deployment;
  /** Ref of the revert button. */
  readonly revertRef: RefCallback<HTMLButtonElement>;
}

/** A deployment with its status, environment, time, author, changes, and revert button. */
function Entry({ deployment, revertRef, onRevert }: EntryProps) {
  const readOnly = useReadOnly();
  const { status, environment, deployedAt, deployedBy, changes, notes, rollbackAvailable, isReverted } =
    deployment;
  const tone = isReverted ? 'neutral' : deploymentTone(status);
  return (
    <div className={styles.entry} data-tone={tone}>
      <div className={styles.facts}>
        <div className={styles.head}>
          <Badge tone={tone} label={deploymentStatusText(status)} />
          {isReverted && <Badge tone="neutral" label={deploymentText.isReverted} />}
          <Text as="span" strong>
            {dateAndTime(deployedAt)}
          </Text>
          <SecondaryText as="span" dir="auto">{`${environment} · ${deployedBy}`}</SecondaryText>
        </div>
        <DeployedChanges changes={changes} />
        {notes && (
          <SecondaryText as="div" dir="auto" className={styles.notes}>
            {notes}
          </SecondaryText>
        )}
      </div>
      {rollbackAvailable && !readOnly && (
        <Button
          ref={revertRef}
          size="small"
          startIcon={<Undo aria-hidden />}
          aria-label={`Revert the deployment of ${dateAndTime(deployedAt)}`}
          onClick={() => onRevert(deployment)}
          className={styles.revert}
        >
          Revert
        </Button>
      )}
    </div>
  );
}

export function DeployedChanges({ changes }: Pick<Deployment, 'changes'>) {
  return (
    <Text as="ul" size="small" aria-label="Changes" className={styles.changes}>
      {changes.map(({ type, description }, index) => (
        <li key={index}>
          <bdi>{description}</bdi> <SecondaryText as="span">{`· ${changeTypeText(type)}`}</SecondaryText>
        </li>
      ))}
    </Text>
  );
}
