import type { RestaurantEvent, RestaurantEvents } from '#application/shared/RestaurantEvents.ts';

const CHANNEL = 'restaurant-events';

type Listener = (event: RestaurantEvent) => void;

/** Delivers events in this tab at once, and to other tabs through a broadcast channel. */
export class BroadcastRestaurantEvents implements RestaurantEvents {
  static readonly needs = [] as const;
  private readonly listeners = new Set<Listener>();
  private channel: BroadcastChannel | undefined;

  publish(event: RestaurantEvent): void {
    this.open()?.postMessage(event);
    this.deliver(event);
    this.closeIfUnused();
  }

  subscribe(restaurantId: string, listen: Listener): () => void {
    this.open();
    const listener: Listener = (event) => {
      if (event.restaurantId === restaurantId) listen(event);
    };
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      this.closeIfUnused();
    };
  }

  private readonly deliver = (event: RestaurantEvent): void => {
    for (const listener of this.listeners) listener(event);
  };

  /** Returns undefined if the browser has no broadcast channels, or blocks them along with storage. */
  private open(): BroadcastChannel | undefined {
    if (this.channel || typeof BroadcastChannel === 'undefined') return this.channel;
    try {
      this.channel = new BroadcastChannel(CHANNEL);
    } catch {
      return undefined;
    }
    this.channel.addEventListener('message', ({ data }: MessageEvent<RestaurantEvent>) => this.deliver(data));
    return this.channel;
  }

  /** Closes an unused channel, because an open one keeps the page out of the back/forward cache. */
  private closeIfUnused(): void {
    if (this.listeners.size > 0) return;
    this.channel?.close();
    this.channel = undefined;
  }
}
