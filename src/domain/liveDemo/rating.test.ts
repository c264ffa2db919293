import { describe, expect, it } from 'vitest';
import {
  canRate,
  ratingAfterNewAudio,
  isLiked,
  INITIAL_RATING,
  ratingAfterVote,
  ratingAfterResponse,
} from './rating.ts';

describe('Rating a response', () => {
  const heard = ratingAfterNewAudio(ratingAfterResponse(INITIAL_RATING));

  it('is possible after a response and its audio, in either order', () => {
    expect(canRate(INITIAL_RATING)).toBe(false);
    expect(canRate(ratingAfterResponse(INITIAL_RATING))).toBe(false);
    expect(canRate(ratingAfterNewAudio(INITIAL_RATING))).toBe(false);
    expect(canRate(heard)).toBe(true);
    expect(canRate(ratingAfterResponse(ratingAfterNewAudio(INITIAL_RATING)))).toBe(true);
  });

  it('is possible once per response, even with more audio', () => {
    expect(canRate(ratingAfterVote(heard, true))).toBe(false);
    expect(canRate(ratingAfterNewAudio(ratingAfterVote(heard, true)))).toBe(false);
  });

  it("is possible again after the next response's audio", () => {
    const next = ratingAfterResponse(ratingAfterVote(heard, true));
    expect(canRate(next)).toBe(false);
    expect(canRate(ratingAfterNewAudio(next))).toBe(true);
  });

  it('is shown until the next response', () => {
    expect(isLiked(INITIAL_RATING)).toBeUndefined();
    expect(isLiked(heard)).toBeUndefined();
    expect(isLiked(ratingAfterVote(heard, true))).toBe(true);
    expect(isLiked(ratingAfterNewAudio(ratingAfterVote(heard, false)))).toBe(false);
    expect(isLiked(ratingAfterResponse(ratingAfterVote(heard, true)))).toBeUndefined();
  });
});
