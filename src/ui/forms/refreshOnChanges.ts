import type { RestaurantEvents, SettingsArea } from '#application/shared/RestaurantEvents.ts';

interface Follower {
  refresh(): void;
  /** Whether the follower is saving, so it shows the result itself. */
  isSaving(): boolean;
}

/**
 * Reloads settings when they change elsewhere: in another part of the page, in another tab, or by a reverted
 * deployment. Returns a function that ends it.
 * @param areas the areas whose saves change these settings
 */
export const refreshOnChanges = (
  events: RestaurantEvents,
  restaurantId: string,
  areas: readonly SettingsArea[],
  { refresh, isSaving }: Follower,
): (() => void) =>
  events.subscribe(restaurantId, (event) => {
    const isAbout = event.kind === 'reverted' || (event.kind === 'saved' && areas.includes(event.area));
    if (isAbout && !isSaving()) refresh();
  });
