import { expect, it } from 'vitest';
import { addedSince } from './addedSince.ts';

it('Returns the entries with new ids, even if they equal older entries', () => {
  const [pie, samePie, cake] = [
    { id: '1', name: 'Pie' },
    { id: '2', name: 'Pie' },
    { id: '3', name: 'Cake' },
  ];
  expect(addedSince([pie, cake], [samePie, { ...pie, name: 'Tart' }])).toEqual([samePie]);
});
