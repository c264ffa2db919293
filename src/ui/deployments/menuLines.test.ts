import { describe, expect, it } from 'vitest';
import { addItem, changeCategory, changeItem, moveItem, removeItem } from '#domain/menu/editMenu.ts';
import { DAYS } from '#domain/menu/menu.ts';
import { aCategory, aMenu, anItem, categoryFields } from '#tests/support/builders/menu.ts';
import { menuLines } from './menuLines.ts';

const arancini = anItem('1', { name: 'Arancini', price: 12, aliases: [] });
const menu = aMenu(
  aCategory('c1', [arancini, anItem('2', { name: 'Burrata', price: 16 }), anItem('3', { name: 'Olives' })], {
    name: 'Antipasti',
  }),
);
const after = (changed: typeof menu) =>
  menuLines(menu, changed).map((line) => [
    line.place.join(' › '),
    ...(line.kind === 'changed' ? [line.before, line.after] : [line.kind]),
    ...(line.note ? [line.note] : []),
  ]);

describe("The lines of a menu's deployment", () => {
  it('describe the changes of each dish', () => {
    const availability = { isAvailable: false, availableDays: DAYS };
    const dearer = { ...arancini, price: 13.5, aliases: ['rice balls'], availability };
    expect(after(changeItem(menu, 'c1', dearer))).toEqual([
      ['Antipasti › Arancini › Price', '$12.00', '$13.50'],
      ['Antipasti › Arancini › Aliases', undefined, 'rice balls'],
      ['Antipasti › Arancini › Availability', 'Available', 'Unavailable'],
    ]);
  });

  it('include an added or deleted dish', () => {
    const fresh = anItem('4', { name: 'Bruschetta', price: 9, displayOrder: 4 });
    expect(after(addItem(menu, 'c1', fresh))).toEqual([['Antipasti › Bruschetta', 'added', '$9.00']]);
    expect(after(removeItem(menu, 'c1', '2'))).toEqual([['Antipasti › Burrata', 'removed', '$16.00']]);
  });

  it('include a category with all its items', () => {
    const renamed = changeCategory(menu, 'c1', categoryFields({ name: 'Starters', isActive: false }));
    expect(after(renamed)).toEqual([
      ['Starters › Name', 'Antipasti', 'Starters'],
      ['Starters › Active', 'yes', 'no'],
    ]);
    expect(after({ categories: [] })).toContainEqual(['Antipasti', 'removed', 'Category']);
    expect(menuLines({ categories: [] }, menu).map(({ kind }) => kind)).toEqual(Array(4).fill('added'));
  });

  it('include a new sort order', () => {
    expect(after(moveItem(menu, 'c1', '3', 1))).toEqual([
      ['Antipasti › Order', ['Burrata', 'Olives'], ['Olives', 'Burrata']],
    ]);
  });

  it('are empty for the same menu', () => expect(after(menu)).toEqual([]));
});
