import { describe, expect, it } from 'vitest';
import { objectId, randomToken, shortId } from './randomId.ts';

describe('IDs of the mock', () => {
  it('are as long as those of a real service', () => {
    expect(objectId()).toMatch(/^[\da-f]{24}$/);
    expect(shortId('dep')).toMatch(/^dep_[\da-f]{12}$/);
    expect(randomToken()).toMatch(/^[\da-f]{32}$/);
  });

  it('are different every time', () => {
    const ids = Array.from({ length: 1000 }, () => shortId('chg'));
    expect(new Set(ids).size).toBe(1000);
  });
});
