import { describe, expect, it } from 'vitest';
import { canRate, hearAudio, isLiked, NOTHING_HEARD, rate, respond } from './rating.ts';

describe('rating a response', () => {
  const heard = hearAudio(respond(NOTHING_HEARD));

  it('needs a response and audio, in whichever order they come', () => {
    expect(canRate(NOTHING_HEARD)).toBe(false);
    expect(canRate(respond(NOTHING_HEARD))).toBe(false);
    expect(canRate(hearAudio(NOTHING_HEARD))).toBe(false);
    expect(canRate(heard)).toBe(true);
    expect(canRate(respond(hearAudio(NOTHING_HEARD)))).toBe(true);
  });

  it('is possible once per response, however much audio there is of it', () => {
    expect(canRate(rate(heard, true))).toBe(false);
    expect(canRate(hearAudio(rate(heard, true)))).toBe(false);
  });

  it('is possible again with the audio of the next response', () => {
    const next = respond(rate(heard, true));
    expect(canRate(next)).toBe(false);
    expect(canRate(hearAudio(next))).toBe(true);
  });

  it('is shown until the next response', () => {
    expect(isLiked(NOTHING_HEARD)).toBeUndefined();
    expect(isLiked(heard)).toBeUndefined();
    expect(isLiked(rate(heard, true))).toBe(true);
    expect(isLiked(hearAudio(rate(heard, false)))).toBe(false);
    expect(isLiked(respond(rate(heard, true)))).toBeUndefined();
  });
});
