import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Loadable } from '../kit/Loadable.ts';
import { LoadingSkeleton, delayedAppearance } from '../kit/LoadingSkeleton.tsx';
import { EmptySection } from './EmptySection.tsx';

interface Props<T> {
  readonly loading: Loadable<T>;
  /** What is awaited, for a screen reader: "calls". Said once where several parts await the same. */
  readonly what?: string;
  /** As high as what is awaited typically is. */
  readonly skeleton: ReactNode;
  /** Said where it could not be loaded; without it the page says so by itself. */
  readonly failedText?: string;
  readonly children: (value: T) => ReactNode;
}

/**
 * The skeleton of what loads, then what was loaded, whenever that comes. Its height may differ: what is being read below
 * stays where it is in the window, as the browser scrolls along.
 */
export const LoadedSection = observer(function WhenLoaded<T>(props: Props<T>) {
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

/** The browser holds still what it finds first in the window: that must not be what is about to go. */
const noAnchor = { overflowAnchor: 'none' } as const;

/** What it finds where only the end of a skeleton is in the window. */
const foot = { height: '1px', mt: '-1px' } as const;
