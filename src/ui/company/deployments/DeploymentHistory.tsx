import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useRef } from 'react';
import type { Deployment } from '#domain/deployments/deployment.ts';
import { deploymentText } from '../../texts/deploymentText.ts';
import { DeploymentEntry } from './DeploymentEntry.tsx';
import { FirstFew } from './FirstFew.tsx';
import { ServiceNote } from './ServiceNote.tsx';

interface Props {
  readonly deployments: readonly Deployment[];
  readonly onRevert: (deployment: Deployment) => void;
}

const SHOWN_AT_FIRST = 10;

/** What was deployed, the newest first. */
export function DeploymentHistory({ deployments, onRevert }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useCallback(() => heading.current?.focus(), []);
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" id={id} ref={heading} tabIndex={-1} sx={{ justifySelf: 'start' }}>
        Deployment history
      </Typography>
      <ServiceNote
        said={deployments.flatMap(({ changes }) => changes.map(({ description }) => description))}
      />
      {deployments.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{deploymentText.noHistory}</Typography>
      ) : (
        <FirstFew label="Deployments" count={SHOWN_AT_FIRST}>
          {deployments.map((deployment) => (
            <DeploymentEntry
              key={deployment.id}
              deployment={deployment}
              onRevert={onRevert}
              onFocusLost={focusHeading}
            />
          ))}
        </FirstFew>
      )}
    </Box>
  );
}
