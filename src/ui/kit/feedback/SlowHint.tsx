import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { stillWaitingText } from '../../texts/stillWaitingText.ts';
import { Alert } from './Alert.tsx';
import styles from './SlowHint.module.css';

interface Props {
  readonly waiting: { readonly slow: boolean };
  /** Information for the user while waiting. */
  readonly explanation?: string;
  readonly onCancel: () => void;
  readonly onRetry?: () => void;
}

/** Returns focus to the button that started the task. The pressed button is about to disappear. */
const focusBusyButton = () => document.querySelector<HTMLElement>('[aria-busy="true"]')?.focus();

/** Says that a task is slow, and offers to cancel or retry it. (see rule: slow notice) */
export const SlowHint = observer(function SlowHint({ waiting, explanation, onCancel, onRetry }: Props) {
  if (!waiting.slow) return null;
  return (
    <Alert tone="info">
      <div className={styles.hint}>
        <span>{explanation ? `${stillWaitingText.slow} ${explanation}` : stillWaitingText.slow}</span>
        <span className={styles.buttons}>
          {onRetry && (
            <Button size="small" color="inherit" onClick={onRetry}>
              {stillWaitingText.again}
            </Button>
          )}
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              focusBusyButton();
              onCancel();
            }}
          >
            {onRetry ? stillWaitingText.cancel : stillWaitingText.stop}
          </Button>
        </span>
      </div>
    </Alert>
  );
});
