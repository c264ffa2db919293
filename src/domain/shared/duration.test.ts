import { describe, expect, it } from 'vitest';
import { minutesAndSeconds } from './duration.ts';

describe('a length of time', () => {
  it.each([
    [0, '0:00'],
    [9.9, '0:09'],
    [92, '1:32'],
    [3600, '60:00'],
    [-5, '0:00'],
  ])('of %d s reads %s', (seconds, text) => expect(minutesAndSeconds(seconds)).toBe(text));
});
