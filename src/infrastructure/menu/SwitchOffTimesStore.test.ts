import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EVERY_DAY } from '#domain/menu/menu.ts';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { FakeMenuNotes } from '#tests/support/fakes/FakeMenuNotes.ts';
import { SwitchOffTimesStore } from './SwitchOffTimesStore.ts';

const on = anItem('pie');
const off = anItem('pie', { availability: { ...EVERY_DAY, isAvailable: false } });
const menuOf = (item: typeof on) => aMenu(aCategory('c1', [item]));
const place = { restaurantId: 'aurora', categoryId: 'c1' };

// (rule: switch-off times)
describe('Switch-off times', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-04T18:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it('are the times when the item or the whole menu was saved', async () => {
    const save = {
      item: Promise.withResolvers<typeof off>(),
      menu: Promise.withResolvers<ReturnType<typeof menuOf>>(),
    };
    for (const kind of ['item', 'menu'] as const) {
      const notes = new FakeMenuNotes();
      const offs = new SwitchOffTimesStore(notes);
      const sentAt = new Date();
      offs.read('aurora', menuOf(on));
      const saving =
        kind === 'item'
          ? offs.saveItem(place, save.item.promise)
          : offs.saveMenu('aurora', menuOf(on), save.menu.promise);
      vi.advanceTimersByTime(2000);
      expect(notes.times.size, kind).toBe(0);
      save.item.resolve(off);
      save.menu.resolve(menuOf(off));
      await saving;
      expect(notes.times, kind).toEqual(new Map([['pie', sentAt]]));
    }
  });

  it('are not stored for a failed save', async () => {
    const notes = new FakeMenuNotes();
    const offs = new SwitchOffTimesStore(notes);
    offs.read('aurora', menuOf(on));
    await expect(offs.saveItem(place, Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(notes.times.size).toBe(0);
  });

  it('are not stored when someone else switched the item off', async () => {
    const notes = new FakeMenuNotes();
    const offs = new SwitchOffTimesStore(notes);
    offs.read('aurora', menuOf(off));
    await offs.saveItem(place, Promise.resolve({ ...off, price: 12 }));
    expect(notes.times.size).toBe(0);
  });
});
