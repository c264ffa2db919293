import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { SkeletonLines } from '../kit/feedback/LoadingSkeleton.tsx';
import { listStyles } from './CallList.tsx';
import { filterBar } from './filterBar.ts';
import { MinutesByDay } from './MinutesByDay.tsx';
import { groupStyles } from './CallsByNumber.tsx';

/** Number of placeholder rows. */
const ROWS = ['1', '2', '3', '4'];

/** Placeholder for the first number with its calls, and two more numbers. */
export function CallsSkeleton() {
  return (
    <>
      <FilterBarSkeleton />
      <MinutesByDay />
      <Box sx={groupStyles}>
        <HeadSkeleton />
        <Box sx={{ ...listStyles, borderTop: 0 }}>
          {ROWS.map((row) => (
            <div key={row} className="call">
              <SkeletonLines count={7} height={{ xs: 150, md: 78, lg: 50 }} />
            </div>
          ))}
        </Box>
        <HeadSkeleton />
        <HeadSkeleton />
      </Box>
    </>
  );
}

/** A field with its label. */
const field = <Skeleton variant="rounded" height={70} />;

/** Placeholder for the filters and the number of matches. */
export function FilterBarSkeleton() {
  return (
    <Box aria-hidden sx={filterBar}>
      {field}
      {field}
      {field}
      <Box className="answer inline">
        <Skeleton width={120} />
      </Box>
    </Box>
  );
}

function HeadSkeleton() {
  return (
    <div className="group">
      <div className="head">
        <Skeleton width={200} />
      </div>
    </div>
  );
}
