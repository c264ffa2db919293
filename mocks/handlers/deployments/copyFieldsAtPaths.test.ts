import { describe, expect, it } from 'vitest';
import { fieldChanges } from '../../db/settings/fieldChanges.ts';
import { copyFieldsAtPaths } from './copyFieldsAtPaths.ts';

const fieldsOf = (before: object, after: object) =>
  new Set(fieldChanges(before, after).map(({ field }) => field));

describe('copyFieldsAtPaths', () => {
  it('restores the given fields and keeps all others', () => {
    const before = { speed: 1, calls: { retries: 2, delay: 5 } };
    const later = { speed: 1.4, calls: { retries: 3, delay: 9 } };
    expect(copyFieldsAtPaths(later, before, new Set(['calls.retries']))).toEqual({
      speed: 1.4,
      calls: { retries: 2, delay: 9 },
    });
  });

  it('returns the old settings when every changed field is given', () => {
    const before = { url: null, old: 1, stages: { greeting: { lines: ['Ciao'] }, closing: { lines: [] } } };
    const after = { url: 'https://a.example', stages: { greeting: { lines: ['Hi'] }, 'a.b': { lines: [] } } };
    expect(copyFieldsAtPaths(after, before, fieldsOf(before, after))).toEqual(before);
  });
});
