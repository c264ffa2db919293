import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Loadable } from '../state/Loadable.ts';
import { EmptySection } from './EmptySection.tsx';
import styles from './LoadedSection.module.css';
import skeletonStyles from './LoadingSkeleton.module.css';
import { LoadingSkeleton } from './LoadingSkeleton.tsx';

interface Props<T> {
  readonly loading: Loadable<T>;
  /** What is loading, for screen readers, such as "calls". Announced once if several parts load the same. */
  readonly what?: string;
  /** Placeholder as tall as the typical content. */
  readonly skeleton: ReactNode;
  /** Failure message. Without it, the page itself reports the failure. */
  readonly failedText?: string;
  readonly children: (value: T) => ReactNode;
}

/**
 * Shows a skeleton, then the content, which may differ in height: scroll anchoring keeps what the user
 * reads in place.
 */
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
