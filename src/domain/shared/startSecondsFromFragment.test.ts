import { describe, expect, it } from 'vitest';
import { startSecondsFromFragment } from './startSecondsFromFragment.ts';

describe('startSecondsFromFragment', () => {
  it.each([
    ['#t=83', 83],
    ['#t=1.5', 1.5],
    ['t=0', 0],
    ['#t=', undefined],
    ['#t=-5', undefined],
    ['#t=soon', undefined],
    ['#transcript', undefined],
    ['', undefined],
  ])('reads %j as %s', (fragment, seconds) => expect(startSecondsFromFragment(fragment)).toBe(seconds));
});
