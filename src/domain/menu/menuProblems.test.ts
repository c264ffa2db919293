import { describe, expect, it } from 'vitest';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { menuProblems } from './menuProblems.ts';
import { phoneticCode } from './phoneticCode.ts';

// (rule: menu findings)
describe('Item names on the phone', () => {
  it('sound alike if only the spelling differs', () => {
    for (const [one, other] of [
      ['Pizza Margherita', 'Pizza Margarita'],
      ['Tiramisù', 'Tiramisu'],
      ['Spaghetti', 'spagetti'],
      ['Catfish', 'Katfish'],
      ['Tom yum', 'TOM YUM'],
    ] as const)
      expect(phoneticCode(one), one).toBe(phoneticCode(other));
  });

  it('do not sound alike if the words differ', () => {
    for (const [one, other] of [
      ['Cannoli', 'Cannelloni'],
      ['Soup', 'Soap'],
      ['Coke', 'Cake'],
      ['Latte', 'Latte macchiato'],
      ['寿司', '刺身'],
      ['Menu 1', 'Menu 2'],
    ] as const)
      expect(phoneticCode(one), one).not.toBe(phoneticCode(other));
  });
});

describe('menuProblems', () => {
  const plain = (id: string, name: string) => anItem(id, { name });
  const kindsOf = (...items: Parameters<typeof aCategory>[1] & object) =>
    menuProblems(aMenu(aCategory('c1', items))).map(({ kind, items: about }) => [
      kind,
      ...about.map(({ id }) => id),
    ]);

  it('returns nothing for a menu without problems', () =>
    expect(kindsOf(plain('i1', 'Tiramisù'))).toEqual([]));
  it('lists items without aliases', () =>
    expect(kindsOf(anItem('i1', { aliases: [] }))).toEqual([['no-alias', 'i1']]));
  it('lists items without a price', () =>
    expect(kindsOf(anItem('i1', { price: 0 }))).toEqual([['no-price', 'i1']]));
  it('groups items that sound alike', () =>
    expect(
      kindsOf(
        plain('i1', 'Margherita'),
        plain('i2', 'Marinara'),
        plain('i3', 'Panini'),
        plain('i4', 'Margarita'),
      ),
    ).toEqual([['sounds-alike', 'i1', 'i4']]));
  it('skips inactive categories', () =>
    expect(menuProblems(aMenu(aCategory('c1', [anItem('i1', { price: 0 })], { isActive: false })))).toEqual(
      [],
    ));
});
