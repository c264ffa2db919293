import { afterEach, describe, expect, it } from 'vitest';
import { SafeStorage } from '../browser/SafeStorage.ts';
import { LocalStorageMenuNotes } from './LocalStorageMenuNotes.ts';

const notes = new LocalStorageMenuNotes();
const times = new Map([['pie', new Date('2026-03-04T18:00:00Z')]]);

// without local storage, SafeStorage keeps data in memory
afterEach(() => SafeStorage.local.remove('menuNotes'));

describe('LocalStorageMenuNotes', () => {
  it('keeps times and ignored names for each restaurant', () => {
    notes.saveSwitchOffTimes('aurora', times);
    notes.saveIgnoredNames('aurora', ['spag bol']);
    notes.saveIgnoredNames('saffron', []);
    expect(notes.switchOffTimes('aurora')).toEqual(times);
    expect(notes.ignoredNames('aurora')).toEqual(['spag bol']);
    expect(notes.switchOffTimes('saffron').size).toBe(0);
  });

  it('ignores unreadable data', () => {
    for (const stored of ['{', '[]', '{"aurora": {"off": {"pie": "yesterday"}, "ignored": ["spag bol"]}}']) {
      SafeStorage.local.write('menuNotes', stored);
      expect(notes.switchOffTimes('aurora').size, stored).toBe(0);
      expect(notes.ignoredNames('aurora'), stored).toEqual([]);
    }
  });
});
