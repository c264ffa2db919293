import { describe, expect, it } from 'vitest';
import { canRate, hearAudio, NOTHING_HEARD, rate, respond } from './rating.ts';

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
    expect(canRate(rate(heard))).toBe(false);
    expect(canRate(hearAudio(rate(heard)))).toBe(false);
  });

  it('is possible again with the audio of the next response', () => {
    const next = respond(rate(heard));
    expect(canRate(next)).toBe(false);
    expect(canRate(hearAudio(next))).toBe(true);
  });
});
