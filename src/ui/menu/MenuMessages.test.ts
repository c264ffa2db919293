import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unreachable } from '#tests/support/failures.ts';
import { openMenu } from '#tests/support/openMenu.ts';
import { flushMicrotasks } from '#tests/support/flushPromises.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type OpenMenu = Awaited<ReturnType<typeof openMenu>>;

/** All actions of the menu that show a message. */
const actions: Readonly<Record<string, (menu: OpenMenu) => void>> = {
  'a new category': ({ vm }) => {
    vm.openCategory();
    vm.forms.category?.form.fields.edit({ name: 'Soups' });
    void vm.forms.category?.submit();
  },
  'a new item': ({ vm }) => {
    vm.openItem('c1');
    vm.forms.item?.form.fields.edit({ name: 'Tart', price: '8.50', description: 'Lemon' });
    void vm.forms.item?.submit();
  },
  'the switch of an item': ({ vm, item }) => vm.switchAvailability('c1', item('i1')),
  'the deletion of an item': ({ vm, item, undo }) => {
    vm.askRemoval('c1', item('i1'));
    vm.removal.confirm();
    undo.sendNow();
  },
  'the deletion of a category': ({ vm, undo }) => {
    vm.askRemoval('c1');
    vm.removal.confirm();
    undo.sendNow();
  },
  'another order': ({ vm, category }) => {
    vm.moveCategory(category(1), 0);
    void vm.form.submit();
  },
  'an export': ({ vm }) => vm.export('json'),
};

describe('Menu messages', () => {
  it.each(['success', 'error'] as const)('disappear after 3 s (%s)', async (tone) => {
    for (const [what, begin] of Object.entries(actions)) {
      const menu = await openMenu();
      const { vm, menus, companies, message } = menu;
      // an open form shows the message itself
      const told = () => message() ?? (vm.forms.category ?? vm.forms.item)?.form.notice.message;
      if (tone === 'error') menus.trouble = companies.trouble = unreachable();
      begin(menu);
      await flushMicrotasks();
      expect(told()?.tone, what).toBe(tone);
      vi.advanceTimersByTime(2999);
      expect(told(), what).toBeDefined();
      vi.advanceTimersByTime(1);
      expect(told(), what).toBeUndefined();
    }
  });
});
