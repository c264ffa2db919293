import { Arriving } from '../../kit/Arriving.tsx';
import { SkeletonLines } from '../../kit/LoadingSkeleton.tsx';

/** In place of a panel whose code is not there yet. */
export const arriving = (
  <Arriving label="Loading">
    <SkeletonLines count={8} />
  </Arriving>
);
