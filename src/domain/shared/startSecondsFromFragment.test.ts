import { describe, expect, it } from 'vitest';
import { startSecondsFromFragment } from './startSecondsFromFragment.ts';

describe('startSecondsFromFragment', () => {
  it('reads seconds, with or without decimals, and rejects other text', () => {
    for (const [fragment, seconds] of [
      ['#t=83', 83],
      ['#t=1.5', 1.5],
      ['t=0', 0],
      ['#t=', undefined],
      ['#t=-5', undefined],
      ['#t=soon', undefined],
      ['#transcript', undefined],
      ['', undefined],
    ] as const)
      expect(startSecondsFromFragment(fragment), JSON.stringify(fragment)).toBe(seconds);
  });
});
