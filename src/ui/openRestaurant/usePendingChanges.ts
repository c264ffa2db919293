import { useContext, useEffect, useState } from 'react';
import { whenStale } from '../kit/whenStale.ts';
import { CompositionContext } from '../kit/CompositionContext.ts';
import { useShared } from '../kit/useViewModel.ts';
import { OpenRestaurantViewModel } from './OpenRestaurantViewModel.ts';
import { PendingChangesViewModel } from './PendingChangesViewModel.ts';

/** Counts what is not live, for whoever may deploy it. What that takes comes after the page. */
export function usePendingChanges(
  restaurantId: string | undefined,
  areReadElsewhere: boolean,
): PendingChangesViewModel | undefined {
  const { bring, make } = useContext(CompositionContext);
  const restaurant = useShared(OpenRestaurantViewModel);
  const [changes, setChanges] = useState<PendingChangesViewModel>();
  useEffect(() => {
    if (restaurantId === undefined) return;
    // without it there is merely no count
    void bring(['deployments']).then(
      () => {
        const known = make(PendingChangesViewModel);
        known.open(restaurantId, restaurant.company, areReadElsewhere);
        setChanges(known);
      },
      () => undefined,
    );
  }, [bring, make, restaurant, restaurantId, areReadElsewhere]);
  useEffect(
    () => (changes && !areReadElsewhere ? whenStale(changes.countAgain) : undefined),
    [changes, areReadElsewhere],
  );
  return changes;
}
