import { describe, expect, it } from 'vitest';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { indexMenu, searchMenu } from './searchMenu.ts';

const soldOut = { isAvailable: false, availableDays: [] };
const menu = aMenu(
  aCategory('sweets', [
    anItem('tiramisu', { name: 'Tiramisù', description: 'With coffee', aliases: ['pick me up'] }),
    anItem('pie', { name: 'Cherry pie', description: 'Warm', aliases: [], availability: soldOut }),
  ]),
  aCategory('drinks', [anItem('coffee', { name: 'Coffee', description: '', aliases: [] })]),
);
const found = (text: string, unavailableOnly = false) =>
  searchMenu(indexMenu(menu), { text, unavailableOnly }).map(
    ({ category, item }) => `${category.id}/${item.id}`,
  );

describe('a search of the menu', () => {
  it('looks at name, description and aliases, whatever the case', () => {
    expect(found('COFFEE')).toEqual(['sweets/tiramisu', 'drinks/coffee']);
    expect(found(' pick me ')).toEqual(['sweets/tiramisu']);
    expect(found('waffle')).toEqual([]);
  });
  it('reads no text across the end of a name or a description', () => {
    expect(found('tiramisùwith')).toEqual([]);
    expect(found('tiramisù with')).toEqual([]);
  });
  it('finds all items without a text', () => expect(found('')).toHaveLength(3));
  it('finds those that are unavailable', () => {
    expect(found('', true)).toEqual(['sweets/pie']);
    expect(found('coffee', true)).toEqual([]);
  });
});
