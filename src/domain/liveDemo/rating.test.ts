import { describe, expect, it } from 'vitest';
import { canRate, hear, NOTHING_HEARD, rate } from './rating.ts';

describe('rating a response', () => {
  it('needs audio', () => {
    expect(canRate(NOTHING_HEARD)).toBe(false);
    expect(canRate(rate(NOTHING_HEARD))).toBe(false);
    expect(canRate(hear(NOTHING_HEARD, 3))).toBe(true);
  });

  it('is possible once, and again after new audio', () => {
    const rated = rate(hear(NOTHING_HEARD, 3));
    expect(canRate(rated)).toBe(false);
    expect(canRate(hear(rated, 3))).toBe(false);
    expect(canRate(hear(rated, 4))).toBe(true);
  });
});
