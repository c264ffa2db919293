import type { Loadable } from '../state/Loadable.ts';
import { LoadingSkeleton } from './LoadingSkeleton.tsx';
import { SkeletonLines } from './Skeletons.tsx';

interface Props {
  /** The pending load. Absent until its code has arrived. */
  readonly loading?: Pick<Loadable<unknown>, 'pending' | 'slow' | 'cancel' | 'retry'>;
  /** Announced text, such as "Loading voice configuration". */
  readonly label: string;
  readonly count?: number;
}

/**
 * Placeholder of a loading panel. Focusable, so Tab does not skip a panel that is not there yet. When the
 * panel arrives, focus moves into it.
 */
export function AnnouncedLines({ loading, label, count = 8 }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- stands for a panel with fields
    <div role="group" aria-label={label} tabIndex={0}>
      {loading ? (
        <LoadingSkeleton loading={loading} label={label} lines={count} />
      ) : (
        <SkeletonLines count={count} />
      )}
    </div>
  );
}
