import { Container } from 'inversify';
import { describe, expect, it, vi } from 'vitest';
import { Orders } from '#application/orders/Orders.ts';
import type { HttpHost } from '#infrastructure/http/HttpHost.ts';
import { HttpOrders } from '#infrastructure/orders/HttpOrders.ts';
import { FakeOrders } from '#tests/support/fakes/FakeOrders.ts';
import { OpenRestaurantViewModel } from '#ui/companies/OpenRestaurantViewModel.ts';
import { PendingChangesViewModel } from '#ui/deployments/PendingChangesViewModel.ts';
import { PaletteViewModel } from '#ui/palette/PaletteViewModel.ts';
import { createContainer } from './container.ts';
import { sliceLoader, slices } from './slices.ts';

const host: HttpHost = {
  origin: '',
  fetch: () => Promise.reject(new Error('Requests are disabled during the build')),
};

describe('Slices', () => {
  it('bind adapters when a page needs them', async () => {
    const container = createContainer(host);
    expect(container.isBound(Orders)).toBe(false);
    await sliceLoader(container)(['orders']);
    expect(container.get(Orders)).toBeInstanceOf(HttpOrders);
  });

  it('are loaded once, even if many pages need them', async () => {
    const container = createContainer(host);
    const bring = sliceLoader(container);
    await Promise.all([bring(['orders', 'companies']), bring(['orders'])]);
    await bring(['orders']);
    // two bindings of one port would be ambiguous
    expect(container.get(Orders)).toBe(container.get(Orders));
  });

  it('can be loaded in any order', async () => {
    const names = Object.keys(slices) as (keyof typeof slices)[];
    for (const order of [names, names.toReversed()]) {
      const container = createContainer(host);
      const bring = sliceLoader(container);
      for (const name of order) await bring([name]);
      // a view model that several slices need must not be bound twice
      for (const shared of [OpenRestaurantViewModel, PendingChangesViewModel, PaletteViewModel])
        expect(container.get<object>(shared)).toBe(container.get<object>(shared));
    }
  });

  it('can be loaded again after their code failed to load', async () => {
    const load = vi.spyOn(slices, 'orders').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const container = new Container();
    const bring = sliceLoader(container);
    await expect(bring(['orders'])).rejects.toThrow('Failed to fetch');
    await bring(['orders']);
    expect(load).toHaveBeenCalledTimes(2);
    expect(container.isBound(Orders)).toBe(true);
  });

  it('let a test rebind an adapter in one line', async () => {
    const container = createContainer(host);
    await sliceLoader(container)(['orders']);
    const fake = new FakeOrders();
    container.rebind(Orders).toConstantValue(fake);
    expect(container.get(Orders)).toBe(fake);
  });
});
