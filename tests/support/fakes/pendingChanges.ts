import type { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { PendingChangesViewModel } from '#ui/deployments/PendingChangesViewModel.ts';
import { SettingsAuthors } from '#ui/forms/SettingsAuthors.ts';
import { FakeDeployments } from './FakeDeployments.ts';

/** Pending changes of a host without any. */
export const pendingChanges = (events: RestaurantEvents, authors = new SettingsAuthors()) =>
  new PendingChangesViewModel(new FakeDeployments(), events, authors);
