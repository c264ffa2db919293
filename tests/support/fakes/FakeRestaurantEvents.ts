import type { RestaurantEvent, RestaurantEvents } from '#application/shared/RestaurantEvents.ts';

/** Delivers events inside one test. `published` lists the events. */
export class FakeRestaurantEvents implements RestaurantEvents {
  readonly published: RestaurantEvent[] = [];
  private readonly listeners = new Set<(event: RestaurantEvent) => void>();

  publish(event: RestaurantEvent): void {
    this.published.push(event);
    for (const listen of this.listeners) listen(event);
  }

  subscribe(restaurantId: string, listen: (event: RestaurantEvent) => void): () => void {
    const listener = (event: RestaurantEvent) => {
      if (event.restaurantId === restaurantId) listen(event);
    };
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}
