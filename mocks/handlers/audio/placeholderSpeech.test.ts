import { describe, expect, it } from 'vitest';
import { FRAME_BYTES, FRAME_SECONDS } from './mp3.ts';
import { placeholderSpeech, type PlaceholderTalk } from './placeholderSpeech.ts';

const call: PlaceholderTalk = {
  durationSecs: 14,
  transcript: [
    { role: 'agent', message: 'Trattoria Aurora! How can I help you today?', seconds: 1 },
    { role: 'user', message: 'A table for two at eight, please.', seconds: 6 },
  ],
};

/** The MP3 frames between two times, as strings. */
function frames(spoken: PlaceholderTalk, from = 0, to = spoken.durationSecs): string[] {
  const bytes = Buffer.from(placeholderSpeech(spoken));
  const all = Array.from({ length: bytes.length / FRAME_BYTES }, (_, index) =>
    bytes.subarray(index * FRAME_BYTES, (index + 1) * FRAME_BYTES).toString('hex'),
  );
  return all.slice(Math.ceil(from / FRAME_SECONDS), Math.floor(to / FRAME_SECONDS));
}

describe('placeholderSpeech', () => {
  it('is a sequence of MP3 frames as long as the conversation', () => {
    const all = frames(call);
    expect(all.length * FRAME_SECONDS).toBeCloseTo(14, 1);
    expect(all.every((frame) => frame.startsWith('fff318c0'))).toBe(true);
  });

  it('has sound while a speaker talks, and silence in between', () => {
    const heard = (from: number, to: number) => new Set(frames(call, from, to)).size;
    expect(heard(0, 1)).toBe(1);
    expect(heard(1, 4)).toBeGreaterThan(10);
    expect(heard(5.8, 6)).toBe(1);
    expect(heard(6, 8)).toBeGreaterThan(10);
    expect(heard(12, 14)).toBe(1);
  });

  it('gives the agent and the caller different voices', () => {
    const says = (role: string) =>
      frames({ durationSecs: 2, transcript: [{ role, message: 'Hello, hello', seconds: 0 }] });
    expect(says('agent')).not.toEqual(says('user'));
    expect(says('agent')).toEqual(says('agent'));
  });

  it('ends each spoken line before the next spoken line starts', () => {
    const words = 'I would like to order something for pickup, and quite a lot of it. '.repeat(9);
    const hurried: PlaceholderTalk = {
      durationSecs: 4,
      transcript: [
        { role: 'user', message: words, seconds: 0 },
        { role: 'agent', message: '', seconds: 2 },
        { role: 'user', message: words, seconds: 3 },
      ],
    };
    expect(new Set(frames(hurried, 2.5, 3)).size).toBe(1);
  });

  it('is empty for an empty conversation', () => {
    expect(placeholderSpeech({ durationSecs: 0, transcript: [] })).toHaveLength(0);
  });
});
