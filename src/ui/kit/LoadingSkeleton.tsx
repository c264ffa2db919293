import Box from '@mui/material/Box';
import type { Breakpoint } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { use, useEffect, type ReactNode } from 'react';
import type { Loadable } from './Loadable.ts';
import { LoadingContext } from './LoadingContext.ts';
import { SlowHint } from './SlowHint.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { useDelayElapsed } from './useDelayElapsed.ts';

interface Props {
  readonly loading: Loadable<unknown>;
  /** What is awaited, for a screen reader: "Loading restaurants". */
  readonly label: string;
  /** So many lines of text are to come, where that is all. */
  readonly lines?: number;
  /** The final layout in grey, unseen in the first 200 ms. */
  readonly children?: ReactNode;
  /** It is one of several parts of a page, which loads without being announced; who reads on comes by it. */
  readonly isPart?: boolean;
  /** Nothing stands below that the skeleton would move: what nobody sees yet is not made either. */
  readonly isLast?: boolean;
}

const SKELETON_DELAY_MS = 200;

/** Holds the place of what is still loading. */
export const LoadingSkeleton = observer(function LoadingSkeleton({
  loading,
  label,
  lines = 0,
  children = <SkeletonLines count={lines} />,
  isPart = false,
  isLast = false,
}: Props) {
  const isMade = useDelayElapsed(isLast ? SKELETON_DELAY_MS : 0);
  const begins = use(LoadingContext);
  useEffect(begins, [begins]);
  return (
    <Box>
      <VisuallyHidden role={isPart ? undefined : 'status'}>{label}</VisuallyHidden>
      <SlowHint waiting={loading} onCancel={loading.cancel} onRetry={loading.retry} />
      {isMade && (
        <Box aria-hidden sx={isLast ? undefined : delayedAppearance}>
          {children}
        </Box>
      )}
    </Box>
  );
});

export const delayedAppearance = {
  animation: `appear 0s ${SKELETON_DELAY_MS}ms both`,
  '@keyframes appear': { from: { opacity: 0 } },
} as const;

interface LinesProps {
  readonly count: number;
  /** As high as what is to come, in pixels by the width of the window; as high as the lines when absent. */
  readonly height?: Partial<Record<Breakpoint, number>>;
}

/** Lines of text to come. Each is a bare element: a page is full of them, and they are gone as soon as there is text. */
export function SkeletonLines({ count, height }: LinesProps) {
  return (
    <Box sx={height ? { ...lineStyles, height, overflow: 'hidden' } : lineStyles}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </Box>
  );
}

const lineStyles = {
  '& > span': {
    display: 'block',
    boxSizing: 'border-box',
    height: 24,
    width: '90%',
    py: '5px',
    bgcolor: 'Skeleton.bg',
    backgroundClip: 'content-box',
    '&:nth-of-type(3n + 2)': { width: '73%' },
    '&:nth-of-type(3n)': { width: '56%' },
  },
} as const;
