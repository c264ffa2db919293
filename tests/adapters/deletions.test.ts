import { expect, it } from 'vitest';
import { Orders } from '#application/orders/Orders.ts';
import { wholeContainer } from '#tests/support/wholeContainer.ts';

// (see rule: undo)
it('A deletion continues after the page is closed, unlike a read', async () => {
  const kept: (boolean | undefined)[] = [];
  const container = wholeContainer({
    origin: 'https://tableside.example',
    fetch: async (_, init) => {
      kept.push(init?.keepalive);
      return Response.json({ orders: [] });
    },
  });
  const orders = container.get<Orders>(Orders);
  await orders.remove('aurora', '1042');
  await orders.list('aurora');
  expect(kept).toEqual([true, undefined]);
});
