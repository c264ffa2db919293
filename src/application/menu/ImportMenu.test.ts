import { describe, expect, it } from 'vitest';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { unreachable } from '#tests/support/failures.ts';
import { FakeMenus } from '#tests/support/fakes/FakeMenus.ts';
import { ImportMenu } from './ImportMenu.ts';

const [pie, cake] = [anItem('i1'), anItem('i2')];
const shown = aMenu(aCategory('c1', [cake, pie]));
/** A new price for the pie. */
const imported = { categories: [{ id: 'c1', name: 'c1', items: [{ id: 'i1', name: pie.name, price: 19 }] }] };

describe('ImportMenu', () => {
  it('saves what the file contains and keeps what others changed, added, and removed', async () => {
    const menus = new FakeMenus(
      aMenu(
        aCategory('c1', [pie, { ...cake, description: 'Sold by the slice' }, anItem('i3')]),
        aCategory('c2'),
      ),
    );
    const saved = await new ImportMenu(menus).execute('r1', shown, imported, 'kept');
    expect(menus.stored).toBe(saved);
    const [sweets, other] = saved.categories;
    expect(sweets?.items.map(({ id, price, description }) => [id, price, description])).toEqual([
      ['i2', cake.price, 'Sold by the slice'],
      ['i1', 19, pie.description],
      ['i3', pie.price, pie.description],
    ]);
    expect(other?.id).toBe('c2');
  });

  it('saves nothing when the menu cannot be loaded', async () => {
    const menus = new FakeMenus(shown);
    menus.trouble = unreachable();
    await expect(new ImportMenu(menus).execute('r1', shown, imported, 'kept')).rejects.toBe(menus.trouble);
    expect(menus.calls).toEqual(['menu']);
  });
});
