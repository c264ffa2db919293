import { describe, expect, it } from 'vitest';
import { objectId, randomToken, shortId } from './randomId.ts';

describe('IDs of the mock', () => {
  it("are as long as a real service's IDs", () => {
    expect(objectId()).toMatch(/^[\da-f]{24}$/);
    expect(shortId('dep')).toMatch(/^dep_[\da-f]{12}$/);
    expect(randomToken()).toMatch(/^[\da-f]{32}$/);
  });

  it('are different for every row', () => {
    const ids = Array.from({ length: 1000 }, () => shortId('chg'));
    expect(new Set(ids).size).toBe(1000);
  });
});
