import { expect, it } from 'vitest';
import { BoundedMap } from './BoundedMap.ts';

// (rule: bounded memory)
it('keeps the 50 entries that were set last', () => {
  const map = new BoundedMap(Array.from({ length: 50 }, (_, index) => [index, 'old']));
  map.set(0, 'changed');
  map.set(50, 'new');
  expect(map.size).toBe(50);
  expect([map.get(0), map.get(1), map.get(2), map.get(50)]).toEqual(['changed', undefined, 'old', 'new']);
});
