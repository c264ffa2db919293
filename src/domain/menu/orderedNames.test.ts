import { describe, expect, it } from 'vitest';
import { anOrder } from '#tests/support/builders.ts';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { countOrderedNames, countCallsByItem, similarItems } from './orderedNames.ts';

const menu = aMenu(
  aCategory('c1', [
    anItem('ragu', { name: 'Tagliatelle al ragù', aliases: ['bolognese'] }),
    anItem('margherita', { name: 'Pizza Margherita', aliases: ['margherita'] }),
    anItem('fish', { name: 'Fish, chips', aliases: [] }),
  ]),
);
const orders = (...details: string[]) =>
  details.map((each, index) => anOrder(String(index), { details: each }));
const unknownIn = (...details: string[]) => countOrderedNames(menu, orders(...details)).unknown;
const itemsIn = (...details: string[]) =>
  countOrderedNames(menu, orders(...details)).items.map(({ item, portions, orders: count }) => [
    item.id,
    portions,
    count,
  ]);

// (rule: names in orders)
describe('Names in orders', () => {
  it('match items by name or alias, most ordered first', () => {
    expect(itemsIn('1 x MARGHERITA\n2 x Tagliatelle al ragu', '1 Bolognese')).toEqual([
      ['ragu', 3, 2],
      ['margherita', 1, 1],
    ]);
  });

  it('match items even with a note after the name', () => {
    expect(itemsIn('1 Margherita (no basil)', '1 Fish, chips', '2 Margherita - well done')).toEqual([
      ['margherita', 3, 2],
      ['fish', 1, 1],
    ]);
  });

  it('are unknown without a match, and keep the spelling of the newest order', () => {
    expect(unknownIn('2 Spag Bol', '1 Quiche\n1 x spag bol, no cheese')).toEqual([
      { key: 'spag bol', name: 'Spag Bol', portions: 3, orders: 2 },
      { key: 'quiche', name: 'Quiche', portions: 1, orders: 1 },
    ]);
    expect(unknownIn('1 Large margherita')).toMatchObject([{ name: 'Large margherita' }]);
    expect(unknownIn('1 x (Chef’s choice)')).toMatchObject([{ name: '(Chef’s choice)' }]);
  });

  it('are not guessed in orders without a quantity, which are only counted', () => {
    expect(countOrderedNames(menu, orders('Margherita for Dana', '1 Margherita', ''))).toMatchObject({
      unknown: [],
      unreadable: 2,
    });
  });
});

describe('The calls that name an item', () => {
  const line = (speaker: 'agent' | 'caller', text: string) => ({ speaker, text, atSeconds: 0 });

  it("are counted once each, using only the caller's words", () => {
    const calls = [
      { lines: [line('caller', 'One bolognese, please.'), line('caller', 'Yes, the Bolognese!')] },
      { lines: [line('agent', 'The bolognese?'), line('caller', 'No, a pizza.')] },
    ];
    expect(countCallsByItem(menu, calls)).toEqual(new Map([['ragu', 1]]));
  });
});

// (rule: similar names)
describe('Similar items', () => {
  const similar = (name: string) => similarItems(menu, name, 2).map(({ item }) => item.id);

  it('share letters in a name or an alias, in any word order', () => {
    for (const [name, first] of [
      ['Margarita pizza', 'margherita'],
      ['Spaghetti bolognaise', 'ragu'],
      ['fish and chips', 'fish'],
    ] as const)
      expect(similar(name)[0], name).toBe(first);
  });

  it('are empty for a name unlike all others', () => expect(similar('Quiche')).toEqual([]));
});
