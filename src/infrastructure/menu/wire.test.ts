import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { menuBody, MenuReply } from './wire.ts';

const category = (id: string, items: readonly unknown[]) => ({
  id,
  name: id,
  description: '',
  displayOrder: 1,
  isActive: true,
  items,
});

describe('A menu', () => {
  it('can have items and categories whose description is null', () => {
    const categories = [
      { ...category('pizza', [{ ...anItem('fine'), description: null }]), description: null },
    ];
    const [read] = v.parse(MenuReply, { categories }).categories;
    expect(read).toMatchObject({ description: '', items: [{ id: 'fine', description: '' }] });
  });
});

describe('A menu to save', () => {
  it('omits the ids of items and categories that are new to the host', () => {
    const pie = anItem('pie');
    const flan = anItem('new flan');
    const edited = aMenu(aCategory('sweets', [pie, flan]), aCategory('new soups'));
    const { categories } = menuBody(edited, aMenu(aCategory('sweets', [pie])));
    expect(categories).toMatchObject([{ id: 'sweets', items: [{ id: 'pie' }, { name: flan.name }] }, {}]);
    expect(JSON.stringify(categories)).not.toContain('"new ');
  });
});

// (rule: unreadable rows)
describe('A menu with items and categories that cannot be read', () => {
  const odd = { id: 'odd', name: 'Half price', price: 'ask' };
  const oddCategory = { id: 'specials', title: 'Specials' };
  const answer = { categories: [category('pizza', [odd, anItem('fine')]), oddCategory] };

  it('keeps the readable items and categories', () => {
    const { categories } = v.parse(MenuReply, answer);
    expect(categories.map(({ id, items }) => [id, items.map((item) => item.id)])).toEqual([
      ['pizza', ['fine']],
    ]);
  });

  it('is saved with its unreadable rows unchanged, so that saving deletes nothing', () => {
    const menu = v.parse(MenuReply, answer);
    const { categories } = menuBody(menu, menu);
    expect(categories).toHaveLength(2);
    expect(categories).toContainEqual(oddCategory);
    expect(categories[0]).toMatchObject({ items: [{ id: 'fine' }, odd] });
    expect(categories[0]).not.toHaveProperty('unreadableItems');
  });
});
