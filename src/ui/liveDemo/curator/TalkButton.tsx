import Mic from '@mui/icons-material/MicNone';
import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { museumText } from '../../texts/museumText.ts';
import styles from './TalkButton.module.css';

interface Props {
  /** Whether a session is connecting. */
  readonly isConnecting?: boolean;
  /** Id of the text that says what a session needs. */
  readonly describedBy?: string;
  readonly onPress?: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function TalkButton({ isConnecting = false, describedBy, onPress, ref }: Props) {
  return (
    <Button
      ref={ref}
      variant="contained"
      disabled={isConnecting}
      startIcon={isConnecting ? <span className={styles.spinner} /> : <Mic />}
      aria-describedby={describedBy}
      onClick={onPress}
      className={styles.talk}
    >
      {isConnecting ? 'Connecting...' : museumText.talk}
    </Button>
  );
}
