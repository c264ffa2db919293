import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Loadable } from '../state/Loadable.ts';
import { LoadingSkeleton, delayedAppearance } from './LoadingSkeleton.tsx';
import { EmptySection } from './EmptySection.tsx';

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
        <Box sx={noAnchor}>
          {what ? (
            <LoadingSkeleton loading={loading} label={`Loading ${what}`} isPart>
              {skeleton}
            </LoadingSkeleton>
          ) : (
            <Box aria-hidden sx={delayedAppearance}>
              {skeleton}
            </Box>
          )}
        </Box>
      )}
      {value !== undefined && children(value)}
      {failure && failedText && <EmptySection text={failedText} onRetry={retry} />}
      <Box aria-hidden sx={foot} />
    </>
  );
});

/** Excludes an element from scroll anchoring, because it is about to disappear. */
const noAnchor = { overflowAnchor: 'none' } as const;

/** Anchor when only the end of a skeleton is in view. */
const foot = { height: '1px', mt: '-1px' } as const;
