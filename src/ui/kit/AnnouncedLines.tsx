import Box from '@mui/material/Box';
import type { Loadable } from './Loadable.ts';
import { LoadingSkeleton, SkeletonLines } from './LoadingSkeleton.tsx';

interface Props {
  /** What is loading; none while its code is not there yet. */
  readonly loading?: Loadable<unknown>;
  /** What is awaited, for a screen reader: "Loading voice configuration". */
  readonly label: string;
  readonly count?: number;
}

/**
 * In place of a panel that is on its way. It is a stop of the Tab key, which would lead past a part that is not there yet: from
 * here it leads into the panel, even where that has come meanwhile.
 */
export function AnnouncedLines({ loading, label, count = 8 }: Props) {
  return (
    <Box role="group" aria-label={label} tabIndex={0}>
      {loading ? (
        <LoadingSkeleton loading={loading} label={label} lines={count} />
      ) : (
        <SkeletonLines count={count} />
      )}
    </Box>
  );
}
