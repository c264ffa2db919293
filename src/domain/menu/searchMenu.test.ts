import { describe, expect, it } from 'vitest';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { indexMenu, searchMenu } from './searchMenu.ts';

const soldOut = { isAvailable: false, availableDays: [] };
const menu = aMenu(
  aCategory('sweets', [
    anItem('tiramisu', { name: 'Tiramisù', description: 'With coffee', aliases: ['pick me up'] }),
    anItem('pie', {
      name: 'Cherry pie',
      description: 'Joe´s, with Crème\u00a0brûlée',
      aliases: ['Smørrebrød'],
      availability: soldOut,
    }),
  ]),
  aCategory('drinks', [anItem('coffee', { name: 'Coffee', description: '', aliases: [] })]),
);
const found = (text: string, unavailableOnly = false) =>
  searchMenu(indexMenu(menu), { text, unavailableOnly }).map(
    ({ category, item }) => `${category.id}/${item.id}`,
  );

describe('searchMenu', () => {
  it('searches names, descriptions, and aliases, ignoring case', () => {
    expect(found('COFFEE')).toEqual(['sweets/tiramisu', 'drinks/coffee']);
    expect(found(' pick me ')).toEqual(['sweets/tiramisu']);
    expect(found('waffle')).toEqual([]);
  });
  it('does not match text across two fields', () => {
    expect(found('tiramisùwith')).toEqual([]);
    expect(found('tiramisù with')).toEqual([]);
  });
  it('finds every word, ignoring case and accents', () => {
    for (const [text, path] of [
      ['tiramisu', 'sweets/tiramisu'],
      ['TIRAMISU\u0300', 'sweets/tiramisu'],
      ['joe’s', 'sweets/pie'],
      ["joe's", 'sweets/pie'],
      ['creme brulee', 'sweets/pie'],
      ['smorrebrod', 'sweets/pie'],
      ['pick  me\u00a0up', 'sweets/tiramisu'],
    ] as const)
      expect(found(text), text).toEqual([path]);
  });

  it('returns all items for an empty search', () => expect(found('')).toHaveLength(3));
  it('finds unavailable items', () => {
    expect(found('', true)).toEqual(['sweets/pie']);
    expect(found('coffee', true)).toEqual([]);
  });
});
