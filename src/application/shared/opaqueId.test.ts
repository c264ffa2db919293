import { describe, expect, it } from 'vitest';
import { opaqueId } from './opaqueId.ts';

describe('The ID of a new thing', () => {
  it('is never given twice', () => {
    const ids = Array.from({ length: 1000 }, opaqueId);
    expect(new Set(ids).size).toBe(1000);
    expect(ids.filter((id) => !/^[0-9a-f]{32}$/.test(id))).toEqual([]);
  });
});
