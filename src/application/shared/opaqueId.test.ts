import { describe, expect, it } from 'vitest';
import { opaqueId, toOpaqueId } from './opaqueId.ts';

describe('The ID of a new entry', () => {
  it('is unique', () => {
    const ids = Array.from({ length: 1000 }, opaqueId);
    expect(new Set(ids).size).toBe(1000);
    expect(ids.filter((id) => !/^[0-9a-f]{32}$/.test(id))).toEqual([]);
  });
});

describe('The ID of an object', () => {
  it('is always the same, and unique to the object', () => {
    const [pie, samePie] = [{ name: 'Pie' }, { name: 'Pie' }];
    expect(toOpaqueId(pie)).toBe(toOpaqueId(pie));
    expect(toOpaqueId(pie)).not.toBe(toOpaqueId(samePie));
  });
});
