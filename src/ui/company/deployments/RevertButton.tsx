import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';
import type { Deployment } from '#domain/deployments/deployment.ts';
import { dateAndTime } from '../../texts/dates.ts';

interface Props {
  readonly deployment: Deployment;
  readonly onRevert: (deployment: Deployment) => void;
  /** The button goes away while it has the focus: the deployment was reverted. */
  readonly onFocusLost: () => void;
}

/** The way back from a deployment. */
export function RevertButton({ deployment, onRevert, onFocusLost }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element !== null && element === document.activeElement) onFocusLost();
    };
  }, [onFocusLost]);
  return (
    <Button
      ref={button}
      size="small"
      startIcon={<Undo aria-hidden />}
      aria-label={`Revert the deployment of ${dateAndTime(deployment.deployedAt)}`}
      onClick={() => onRevert(deployment)}
      sx={{ ml: -1 }}
    >
      Revert
    </Button>
  );
}
