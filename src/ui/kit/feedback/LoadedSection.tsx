import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Loadable } from '../state/Loadable.ts';
import { EmptySection } from './EmptySection.tsx';
import styles from './LoadedSection.module.css';
import skeletonStyles from './LoadingSkeleton.module.css';
import { LoadingSkeleton } from './LoadingSkeleton.tsx';

interface Props<T> {
  readonly loading: Loadable<T>;
  /** Name of the content for screen readers, such as "calls". Equal names share one announcement. */
  readonly what?: string;
  /** Placeholder with the height of typical content. */
  readonly skeleton: ReactNode;
  /** Failure message. Absent if the page itself reports the failure. */
  readonly failedText?: string;
  readonly children: (value: T) => ReactNode;
}

/** Shows a skeleton, then the loaded content. If their heights differ, scroll anchoring keeps the user's position. */
export const LoadedSection = observer(function LoadedSection<T>(props: Props<T>) {
  const { loading, what, skeleton, failedText, children } = props;
  const { value, failure, pending, retry } = loading;
  return (
    <>
      {pending && (
        <div className={styles.leaving}>
          {what ? (
            <LoadingSkeleton loading={loading} label={`Loading ${what}`} isPart>
              {skeleton}
            </LoadingSkeleton>
          ) : (
            <div aria-hidden className={skeletonStyles.delayed}>
              {skeleton}
            </div>
          )}
        </div>
      )}
      {value !== undefined && children(value)}
      {failure && failedText && <EmptySection text={failedText} onRetry={retry} />}
      <div aria-hidden className={styles.foot} />
    </>
  );
});
