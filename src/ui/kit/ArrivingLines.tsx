import { Arriving } from './Arriving.tsx';
import type { Loadable } from './Loadable.ts';
import { LoadingSkeleton, SkeletonLines } from './LoadingSkeleton.tsx';

interface Props {
  readonly loading: Loadable<unknown>;
  /** What is awaited, for a screen reader: "Loading voice configuration". */
  readonly label: string;
}

/** In place of a panel whose content is still loading. */
export function ArrivingLines({ loading, label }: Props) {
  return (
    <Arriving label={label}>
      <LoadingSkeleton loading={loading} label={label}>
        <SkeletonLines count={8} />
      </LoadingSkeleton>
    </Arriving>
  );
}
