import { describe, expect, it } from 'vitest';
import { minutesAndSeconds } from './duration.ts';

describe('minutesAndSeconds', () => {
  it('formats minutes and seconds', () => {
    for (const [seconds, text] of [
      [0, '0:00'],
      [9.9, '0:09'],
      [92, '1:32'],
      [3600, '60:00'],
      [-5, '0:00'],
    ] as const)
      expect(minutesAndSeconds(seconds), `${seconds}`).toBe(text);
  });
});
