import { afterEach, describe, expect, it } from 'vitest';
import { SafeStorage } from '../browser/SafeStorage.ts';
import { LocalStorageCalledBackCallIds } from './LocalStorageCalledBackCallIds.ts';

const calledBack = new LocalStorageCalledBackCallIds();

// without local storage, SafeStorage keeps data in memory
afterEach(() => SafeStorage.local.remove('calledBack'));

describe('LocalStorageCalledBackCallIds', () => {
  it('keeps the missed calls of each restaurant', () => {
    calledBack.save('aurora', ['log-1']);
    calledBack.save('saffron', ['log-2']);
    expect(['aurora', 'saffron', 'diner'].map((id) => calledBack.ids(id))).toEqual([
      ['log-1'],
      ['log-2'],
      [],
    ]);
    calledBack.save('aurora', []);
    expect(calledBack.ids('aurora')).toEqual([]);
  });

  it("keeps a restaurant's last 100 missed calls, and the last 20 restaurants", () => {
    calledBack.save(
      'aurora',
      Array.from({ length: 101 }, (_, index) => `log-${index}`),
    );
    expect(calledBack.ids('aurora')).toHaveLength(100);
    expect(calledBack.ids('aurora')).not.toContain('log-0');
    for (let index = 0; index < 20; index += 1) calledBack.save(`restaurant ${index}`, ['log-1']);
    expect(calledBack.ids('aurora')).toEqual([]);
    expect(calledBack.ids('restaurant 0')).toEqual(['log-1']);
  });

  it('ignores unreadable data', () => {
    for (const stored of ['{', '[]', '{"aurora": [1]}']) {
      SafeStorage.local.write('calledBack', stored);
      expect(calledBack.ids('aurora'), stored).toEqual([]);
    }
  });
});
