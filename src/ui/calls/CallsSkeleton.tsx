import { clsx } from 'clsx';
import { SkeletonLines, SkeletonShape } from '../kit/feedback/Skeletons.tsx';
import bar from './CallFilterBar.module.css';
import list from './CallList.module.css';
import groups from './CallsByNumber.module.css';
import { MinutesByDay } from './MinutesByDay.tsx';

/** Number of placeholder rows. */
const ROWS = ['1', '2', '3', '4'];

/** Placeholder for the calls of the first number, and two more numbers. */
export function CallsSkeleton() {
  return (
    <>
      <FilterBarSkeleton />
      <MinutesByDay />
      <div>
        <HeadSkeleton />
        <div className={clsx(list.list, list.placeholder)}>
          {ROWS.map((row) => (
            <div key={row} className={list.call}>
              <SkeletonLines count={7} height={{ xs: 150, md: 78, lg: 50 }} />
            </div>
          ))}
        </div>
        <HeadSkeleton />
        <HeadSkeleton />
      </div>
    </>
  );
}

/** A field with its label. */
const field = <SkeletonShape height={70} />;

/** Placeholder for the filter fields and the number of matches. */
export function FilterBarSkeleton() {
  return (
    <div aria-hidden className={bar.bar}>
      {field}
      {field}
      {field}
      <div className={bar.answer}>
        <SkeletonShape width={120} height={14} />
      </div>
    </div>
  );
}

function HeadSkeleton() {
  return (
    <div className={groups.group}>
      <div className={groups.head}>
        <SkeletonShape width={200} height={14} />
      </div>
    </div>
  );
}
