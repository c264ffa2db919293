import { describe, expect, it } from 'vitest';
import { spokenTime } from './spokenTime.ts';

describe('A spoken duration', () => {
  it.each([
    [0, '0 seconds'],
    [1.9, '1 second'],
    [83, '1 minute 23'],
    [240, '4 minutes'],
    [242, '4 minutes 2'],
    [-1, '0 seconds'],
  ])('formats %d s as %s', (seconds, text) => expect(spokenTime(seconds)).toBe(text));
});
