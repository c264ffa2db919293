import { describe, expect, it } from 'vitest';
import { canRate, withNewAudio, isLiked, INITIAL_RATING, withRating, withResponse } from './rating.ts';

describe('Rating a response', () => {
  const heard = withNewAudio(withResponse(INITIAL_RATING));

  it('is possible after a response and its audio, in either order', () => {
    expect(canRate(INITIAL_RATING)).toBe(false);
    expect(canRate(withResponse(INITIAL_RATING))).toBe(false);
    expect(canRate(withNewAudio(INITIAL_RATING))).toBe(false);
    expect(canRate(heard)).toBe(true);
    expect(canRate(withResponse(withNewAudio(INITIAL_RATING)))).toBe(true);
  });

  it('is possible once per response, even with more audio', () => {
    expect(canRate(withRating(heard, true))).toBe(false);
    expect(canRate(withNewAudio(withRating(heard, true)))).toBe(false);
  });

  it("is possible again after the next response's audio", () => {
    const next = withResponse(withRating(heard, true));
    expect(canRate(next)).toBe(false);
    expect(canRate(withNewAudio(next))).toBe(true);
  });

  it('is shown until the next response', () => {
    expect(isLiked(INITIAL_RATING)).toBeUndefined();
    expect(isLiked(heard)).toBeUndefined();
    expect(isLiked(withRating(heard, true))).toBe(true);
    expect(isLiked(withNewAudio(withRating(heard, false)))).toBe(false);
    expect(isLiked(withResponse(withRating(heard, true)))).toBeUndefined();
  });
});
