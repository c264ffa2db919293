import { describe, expect, it } from 'vitest';
import { canRate, withNewAudio, isLiked, INITIAL_RATING, withRating, withResponse } from './rating.ts';

describe('rating a response', () => {
  const heard = withNewAudio(withResponse(INITIAL_RATING));

  it('needs a response and audio, in whichever order they come', () => {
    expect(canRate(INITIAL_RATING)).toBe(false);
    expect(canRate(withResponse(INITIAL_RATING))).toBe(false);
    expect(canRate(withNewAudio(INITIAL_RATING))).toBe(false);
    expect(canRate(heard)).toBe(true);
    expect(canRate(withResponse(withNewAudio(INITIAL_RATING)))).toBe(true);
  });

  it('is possible once per response, however much audio there is of it', () => {
    expect(canRate(withRating(heard, true))).toBe(false);
    expect(canRate(withNewAudio(withRating(heard, true)))).toBe(false);
  });

  it('is possible again with the audio of the next response', () => {
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
