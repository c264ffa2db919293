import { useNavigation } from 'react-router-dom';
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx';
import { useDelayElapsed } from '../kit/feedback/useDelayElapsed.ts';
import { slowText } from '../texts/slowText.ts';
import styles from './PageProgress.module.css';

/** Most pages load within this time, so no progress shows before. */
const SHOW_AFTER_MS = 400;

/** A progress bar for pages whose code takes long to load. */
export const PageProgress = () => (useNavigation().state === 'loading' ? <Progress /> : null);

function Progress() {
  if (!useDelayElapsed(SHOW_AFTER_MS)) return null;
  return (
    <div className={styles.bar}>
      <VisuallyHidden role="status">{slowText.page}</VisuallyHidden>
    </div>
  );
}
