import type { Loadable } from '../state/Loadable.ts';
import { LoadingSkeleton } from './LoadingSkeleton.tsx';
import { SkeletonLines } from './Skeletons.tsx';

interface Props {
  /** The pending load. Absent while the panel's code is loading. */
  readonly loading?: Pick<Loadable<unknown>, 'pending' | 'slow' | 'cancel' | 'retry'>;
  /** Announced text, such as "Loading voice configuration". */
  readonly label: string;
  readonly count?: number;
}

/**
 * Placeholder for a loading panel. It is focusable, so that Tab doesn't skip the panel. When the panel has
 * loaded, focus moves into it.
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
