import Button from '@mui/material/Button';
import { Cluster } from '../../kit/layout/Row.tsx';
import { Alert } from '../../kit/feedback/Alert.tsx';
import { conversationText } from '../../texts/conversationText.ts';
import styles from './AudioFailure.module.css';

/** Replaces a player whose audio failed to load or cannot be played. */
export function AudioFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Cluster gap={12}>
      <div className={styles.message}>
        <Alert tone="error">{conversationText.audioFailed}</Alert>
      </div>
      <Button
        variant="outlined"
        onClick={({ currentTarget }) => {
          // the button disappears, so focus moves to the section
          currentTarget.closest('section')?.focus();
          onRetry();
        }}
      >
        Try again
      </Button>
    </Cluster>
  );
}
