import { afterEach, describe, expect, it } from 'vitest';
import { SafeStorage } from '../browser/SafeStorage.ts';
import { LocalStorageMenuColumnChoices } from './LocalStorageMenuColumnChoices.ts';

const choices = new LocalStorageMenuColumnChoices();
const choice = { hasHeader: true, uses: ['category', 'item'] } as const;

// without local storage, SafeStorage keeps data in memory
afterEach(() => SafeStorage.local.remove('menuColumns'));

describe('LocalStorageMenuColumnChoices', () => {
  it('returns the last choice for the same column names', () => {
    choices.save('gang|was', choice);
    choices.save('gang|was', { ...choice, hasHeader: false });
    expect(choices.choice('gang|was')).toEqual({ ...choice, hasHeader: false });
    expect(choices.choice('was|gang')).toBeUndefined();
  });

  it('keeps the last 20 choices', () => {
    for (let index = 0; index < 21; index += 1) choices.save(`names ${index}`, choice);
    expect(choices.choice('names 0')).toBeUndefined();
    expect(choices.choice('names 1')).toEqual(choice);
  });

  it('ignores unreadable data', () => {
    for (const stored of ['{', '[]', '{"gang": {"hasHeader": true, "uses": ["unknown"]}}']) {
      SafeStorage.local.write('menuColumns', stored);
      expect(choices.choice('gang'), stored).toBeUndefined();
    }
  });
});
