import { useContext, useEffect, useState } from 'react';
import { CompositionContext } from '../kit/state/CompositionContext.ts';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { OpenRestaurantViewModel } from '../companies/OpenRestaurantViewModel.ts';
import { PendingChangesViewModel } from './PendingChangesViewModel.ts';

/** Loads the pending changes after the page has loaded, for users who may deploy. */
export function usePendingChanges(restaurantId: string | undefined): PendingChangesViewModel | undefined {
  const { loadSlices, make } = useContext(CompositionContext);
  const restaurant = useSharedViewModel(OpenRestaurantViewModel);
  const [changes, setChanges] = useState<PendingChangesViewModel>();
  useEffect(() => {
    if (restaurantId === undefined) return;
    // if the code fails to load, only the count is missing
    void loadSlices(['deployments']).then(
      () => {
        const known = make(PendingChangesViewModel);
        known.open(restaurantId, restaurant.company);
        setChanges(known);
      },
      () => undefined,
    );
  }, [loadSlices, make, restaurant, restaurantId]);
  return changes;
}
