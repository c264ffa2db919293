import type { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { PendingChangesViewModel } from '#ui/deployments/PendingChangesViewModel.ts';
import { FakeDeployments } from './FakeDeployments.ts';

/** Pending changes of a host without any. */
export const pendingChanges = (events: RestaurantEvents) =>
  new PendingChangesViewModel(new FakeDeployments(), events);
