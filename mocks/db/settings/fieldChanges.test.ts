import { describe, expect, it } from 'vitest';
import { fieldChanges } from './fieldChanges.ts';

describe('fieldChanges', () => {
  it('returns old and new values, and names nested fields by path', () => {
    const before = { name: 'Aurora', calls: { retries: 2, delay: 5 }, phrases: ['bye'] };
    const after = { name: 'Aurora', calls: { retries: 3, delay: 5 }, phrases: ['bye', 'ciao'] };
    expect(fieldChanges(before, after)).toEqual([
      { field: 'calls.retries', before: 2, after: 3 },
      { field: 'phrases', before: ['bye'], after: ['bye', 'ciao'] },
    ]);
  });

  it('includes added and removed fields, and treats null as missing', () => {
    expect(fieldChanges({ url: null, old: 1 }, { next: 2 })).toEqual([
      { field: 'old', before: 1, after: null },
      { field: 'next', before: null, after: 2 },
    ]);
  });
});
