import { expect, it } from 'vitest';
import { addedSince } from './addedSince.ts';

it('returns what has a new id, however much it resembles something older', () => {
  const [pie, samePie, cake] = [
    { id: '1', name: 'Pie' },
    { id: '2', name: 'Pie' },
    { id: '3', name: 'Cake' },
  ];
  expect(addedSince([pie, cake], [samePie, { ...pie, name: 'Tart' }])).toEqual([samePie]);
});
