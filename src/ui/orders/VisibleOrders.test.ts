import { makeAutoObservable, observableRef } from 'mobx';
import { describe, expect, it } from 'vitest';
import { anOrder } from '#tests/support/builders.ts';
import type { Order } from '#domain/orders/order.ts';
import { VisibleOrders } from './VisibleOrders.ts';

/** A fake source of loaded orders. */
class Loaded {
  constructor(
    public all: readonly Order[],
    readonly updatedAt = new Date('2026-03-04T18:00:00Z'),
    readonly clock = { now: updatedAt },
  ) {
    makeAutoObservable(this, { all: observableRef, updatedAt: observableRef });
  }

  replace(all: readonly Order[]) {
    this.all = all;
  }
}

function show(...all: readonly Order[]) {
  const loaded = new Loaded(all);
  const list = new VisibleOrders(loaded);
  const numbers = () => list.orders.map(({ number }) => number);
  const receive = (order: Order) => {
    loaded.replace([...loaded.all, order]);
    list.receive([order]);
  };
  return { list, loaded, numbers, receive };
}

describe('VisibleOrders', () => {
  it('shows the orders of the selected window', () => {
    const old = anOrder('old', { placedAt: new Date('2026-02-20T18:00:00Z') });
    const { list, numbers } = show(old, anOrder('new'));
    expect(numbers()).toEqual(['new', 'old']);
    list.setQuery('7d', '');
    expect(numbers()).toEqual(['new']);
  });

  it('shows the orders that match a search', () => {
    const { list, numbers } = show(anOrder('41'), anOrder('42'), anOrder('5'));
    list.setQuery('all', '#4');
    expect(numbers()).toEqual(['41', '42']);
    list.setQuery('all', '');
    expect(numbers()).toHaveLength(3);
  });

  // (see rule: allergy and print filter)
  it('filters within the time window, and counts the matches of each filter there', () => {
    const { list, numbers } = show(
      anOrder('1', { details: 'ALLERGY: nuts' }),
      anOrder('2', { isPrinted: true, details: 'ALLERGY: eggs' }),
      anOrder('3'),
      anOrder('4', { details: 'ALLERGY: fish', placedAt: new Date('2026-01-01T18:00:00Z') }),
    );
    list.setQuery('7d', '', { allergies: true, unprinted: false });
    expect(numbers()).toEqual(['1', '2']);
    expect(list.filterCounts).toEqual({ allergies: 2, unprinted: 2 });
    list.setQuery('7d', '', { allergies: true, unprinted: true });
    expect(numbers()).toEqual(['1']);
  });

  it('lists new orders that a search hides, until the search is cleared', () => {
    const { list, receive } = show(anOrder('41'));
    list.setQuery('all', '41');
    receive(anOrder('5'));
    receive(anOrder('410'));
    expect(list.hiddenBySearch.map(({ number }) => number)).toEqual(['5']);
    expect(list.notShown).toBe(1);
    list.setQuery('all', '');
    expect(list.hiddenBySearch).toEqual([]);
  });

  it('holds back and counts new orders while the user reads further down', () => {
    const { list, loaded, numbers, receive } = show(anOrder('1'));
    list.setReading(true);
    receive(anOrder('2'));
    receive(anOrder('3'));
    expect(numbers()).toEqual(['1']);
    list.setReading(true);
    expect(list.notShown).toBe(2);

    // another user deleted the new order, so there is nothing to show
    loaded.replace([anOrder('1'), anOrder('3')]);
    expect(list.notShown).toBe(1);

    list.setReading(false);
    expect(numbers()).toHaveLength(2);
    expect(list.notShown).toBe(0);
  });
});
