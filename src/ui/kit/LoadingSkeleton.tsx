import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import type { Loadable } from './Loadable.ts';
import { SlowHint } from './SlowHint.tsx';
import { visuallyHidden } from './visuallyHidden.ts';

interface Props {
  readonly loading: Loadable<unknown>;
  /** What is awaited, for a screen reader: "Loading restaurants". */
  readonly label: string;
  /** The final layout in grey, unseen in the first 200 ms. */
  readonly children: ReactNode;
  /** Nothing stands below that the skeleton would move: what nobody sees yet is not made either. */
  readonly isLast?: boolean;
}

const UNSEEN = 200;

/** Holds the place of what is still loading. */
export const LoadingSkeleton = observer(function LoadingSkeleton({
  loading,
  label,
  children,
  isLast = false,
}: Props) {
  const isMade = usePassed(isLast ? UNSEEN : 0);
  return (
    <Box>
      <Typography role="status" sx={visuallyHidden}>
        {label}
      </Typography>
      <SlowHint waiting={loading} onCancel={loading.cancel} onRetry={loading.retry} />
      {isMade && (
        <Box aria-hidden sx={isLast ? undefined : unseenAtFirst}>
          {children}
        </Box>
      )}
    </Box>
  );
});

export const unseenAtFirst = {
  animation: `appear 0s ${UNSEEN}ms both`,
  '@keyframes appear': { from: { opacity: 0 } },
} as const;

/** Whether so many milliseconds have passed since the component appeared. */
function usePassed(delay: number): boolean {
  const [passed, setPassed] = useState(delay === 0);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return passed;
}

/** Lines of text to come. */
export function SkeletonLines({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Skeleton
      key={index}
      animation={false}
      width={`${90 - ((index * 17) % 40)}%`}
      sx={{ fontSize: '1rem' }}
    />
  ));
}
