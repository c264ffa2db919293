import { observer } from 'mobx-react-lite';
import { use, useEffect, type ReactNode } from 'react';
import type { Loadable } from '../state/Loadable.ts';
import { LoadingContext } from './LoadingContext.ts';
import styles from './LoadingSkeleton.module.css';
import { SkeletonLines } from './Skeletons.tsx';
import { SlowHint } from './SlowHint.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { useDelayElapsed } from './useDelayElapsed.ts';

interface Props {
  readonly loading: Pick<Loadable<unknown>, 'pending' | 'slow' | 'cancel' | 'retry'>;
  /** Announced text, such as "Loading restaurants". */
  readonly label: string;
  /** Number of lines, for content that is only text. */
  readonly lines?: number;
  /** Gray shapes in the final layout, invisible for the first 200 ms. */
  readonly children?: ReactNode;
  /** Whether this is one of several sections. It then loads without an announcement. */
  readonly isPart?: boolean;
  /** Whether no content below could move. If so, nothing is rendered for the first 200 ms. */
  readonly isLast?: boolean;
}

const SKELETON_DELAY_MS = 200;

/** A placeholder that reserves the space of loading content. */
export const LoadingSkeleton = observer(function LoadingSkeleton({
  loading,
  label,
  lines = 0,
  children = <SkeletonLines count={lines} />,
  isPart = false,
  isLast = false,
}: Props) {
  const isRendered = useDelayElapsed(isLast ? SKELETON_DELAY_MS : 0);
  const begins = use(LoadingContext);
  useEffect(begins, [begins]);
  return (
    <div>
      <VisuallyHidden role={isPart ? undefined : 'status'}>{label}</VisuallyHidden>
      <SlowHint waiting={loading} onCancel={loading.cancel} onRetry={loading.retry} />
      {isRendered && (
        <div aria-hidden inert className={isLast ? undefined : styles.delayed}>
          {children}
        </div>
      )}
    </div>
  );
});
