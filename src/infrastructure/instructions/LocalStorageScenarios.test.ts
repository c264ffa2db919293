import { afterEach, describe, expect, it } from 'vitest';
import { SafeStorage } from '../browser/SafeStorage.ts';
import { LocalStorageScenarios } from './LocalStorageScenarios.ts';

const scenarios = new LocalStorageScenarios();
const nuts = {
  id: 'nuts',
  text: 'I have a nut allergy.',
  answer: { text: 'I note it.', version: 'v2' },
  before: { text: 'I see.', version: 'v1' },
};

// without local storage, SafeStorage keeps data in memory
afterEach(() => SafeStorage.local.remove('scenarios'));

describe('LocalStorageScenarios', () => {
  it('keeps the scenarios of each restaurant', () => {
    const hours = { id: 'hours', text: 'When do you open?' };
    scenarios.save('aurora', [nuts]);
    scenarios.save('saffron', [hours]);
    expect(['aurora', 'saffron', 'diner'].map((id) => scenarios.list(id))).toEqual([[nuts], [hours], []]);
  });

  it('keeps the last 20 restaurants', () => {
    scenarios.save('aurora', [nuts]);
    for (let index = 0; index < 20; index += 1) scenarios.save(`restaurant ${index}`, [nuts]);
    expect(scenarios.list('aurora')).toEqual([]);
    expect(scenarios.list('restaurant 0')).toEqual([nuts]);
  });

  it('ignores unreadable data', () => {
    for (const stored of ['{', '[]', '{"aurora": [{"id": 1}]}']) {
      SafeStorage.local.write('scenarios', stored);
      expect(scenarios.list('aurora'), stored).toEqual([]);
    }
  });
});
