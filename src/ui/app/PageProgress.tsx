import { useNavigation } from 'react-router-dom';
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx';
import { useDelayElapsed } from '../kit/feedback/useDelayElapsed.ts';
import { stillWaitingText } from '../texts/stillWaitingText.ts';
import styles from './PageProgress.module.css';

/** Delay before the progress bar appears, in milliseconds. Most pages load faster. */
const SHOW_AFTER_MS = 400;

/** A progress bar for pages whose code loads slowly. */
export const PageProgress = () => (useNavigation().state === 'loading' ? <Progress /> : null);

function Progress() {
  if (!useDelayElapsed(SHOW_AFTER_MS)) return null;
  return (
    <div className={styles.bar}>
      <VisuallyHidden role="status">{stillWaitingText.page}</VisuallyHidden>
    </div>
  );
}
