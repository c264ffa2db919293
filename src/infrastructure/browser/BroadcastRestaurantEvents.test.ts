import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RestaurantEvent } from '#application/shared/RestaurantEvents.ts';
import { BroadcastRestaurantEvents } from './BroadcastRestaurantEvents.ts';

const saved: RestaurantEvent = { kind: 'saved', area: 'voice', restaurantId: 'aurora' };

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A tab, with the events that it received about Aurora. */
function aTab() {
  const events = new BroadcastRestaurantEvents();
  const received: RestaurantEvent[] = [];
  const end = events.subscribe('aurora', (event) => received.push(event));
  ends.push(end);
  return { events, received, end };
}

describe('BroadcastRestaurantEvents', () => {
  it('delivers an event once in the same tab and once in every other tab', async () => {
    const [here, there] = [aTab(), aTab()];
    here.events.publish(saved);
    expect(here.received).toEqual([saved]);
    await vi.waitFor(() => expect(there.received).toEqual([saved]));
    expect(here.received).toHaveLength(1);
  });

  it('reaches other tabs without a subscription, and keeps no channel open', async () => {
    const there = aTab();
    const close = vi.spyOn(BroadcastChannel.prototype, 'close');
    ends.push(() => close.mockRestore());
    new BroadcastRestaurantEvents().publish(saved);
    expect(close).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(there.received).toEqual([saved]));
  });

  it('delivers only events of the subscribed restaurant', () => {
    const { events, received } = aTab();
    events.publish({ ...saved, restaurantId: 'saffron' });
    expect(received).toEqual([]);
  });

  it('delivers nothing after the end of a subscription', () => {
    const { events, received, end } = aTab();
    end();
    events.publish(saved);
    expect(received).toEqual([]);
  });

  it('works within the tab in browsers without channels', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { events, received } = aTab();
    events.publish(saved);
    expect(received).toEqual([saved]);
  });
});
