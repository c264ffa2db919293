import { Suspense } from 'react';
import { SkeletonLines } from '../../kit/LoadingSkeleton.tsx';
import type { Panel, PanelProps } from './panel.ts';

interface Props extends PanelProps {
  readonly panel: Panel;
}

/** What is in a panel, from when it is opened on. */
export function OpenPanel({ panel, restaurantId }: Props) {
  return (
    <Suspense fallback={<SkeletonLines count={8} />}>
      <panel.Content restaurantId={restaurantId} />
    </Suspense>
  );
}
