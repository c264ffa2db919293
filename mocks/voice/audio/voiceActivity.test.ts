import { describe, expect, it } from 'vitest';
import { nodeSpeech } from '../../hosts/nodeSpeech.ts';
import { SAMPLE_RATE } from './audioFormat.ts';
import { createVoiceActivity, loudness, type SpeechEvent } from './voiceActivity.ts';

const hum = (milliseconds: number, level: number) =>
  Int16Array.from(
    { length: (SAMPLE_RATE * milliseconds) / 1000 },
    (_, index) => Math.sin(index / 10) * level * Math.SQRT2 * 32_767,
  );

/** Detects speech in quarter-second chunks, as a microphone delivers them. */
function heardIn(...sounds: Int16Array[]): SpeechEvent[] {
  const activity = createVoiceActivity();
  const all = Int16Array.from(sounds.flatMap((sound) => [...sound]));
  const events: SpeechEvent[] = [];
  for (let at = 0; at < all.length; at += SAMPLE_RATE / 4)
    events.push(...activity.process(all.subarray(at, at + SAMPLE_RATE / 4)));
  return events;
}

describe('Voice activity detection', () => {
  it('reports a start at speech and an end after silence', () => {
    expect(heardIn(hum(1000, 0), hum(1000, 0.1))).toEqual(['begins']);
    expect(heardIn(hum(1000, 0.1), hum(1000, 0))).toEqual(['begins', 'ends']);
  });

  it('ignores pauses between words', () => {
    expect(heardIn(hum(500, 0.1), hum(400, 0), hum(500, 0.1), hum(1000, 0))).toEqual(['begins', 'ends']);
  });

  it('detects two utterances', () => {
    const turn = [hum(500, 0.1), hum(1000, 0)];
    expect(heardIn(...turn, ...turn)).toEqual(['begins', 'ends', 'begins', 'ends']);
  });

  it("ignores silence, clicks, and a fake microphone's beep", () => {
    expect(heardIn(hum(3000, 0))).toEqual([]);
    expect(heardIn(hum(500, 0), hum(40, 0.5), hum(500, 0))).toEqual([]);
    expect(heardIn(...Array.from({ length: 8 }, () => [hum(480, 0), hum(20, 0.5)]).flat())).toEqual([]);
  });

  it('adapts to room noise', () => {
    const noise = hum(4000, 0.01);
    expect(heardIn(noise, hum(1000, 0.02))).toEqual([]);
    expect(heardIn(noise, hum(1000, 0.1))).toEqual(['begins']);
  });

  it('treats fifteen seconds of steady sound as room noise', () => {
    expect(heardIn(hum(30_000, 0.1))).toEqual(['begins', 'ends']);
  });

  it('ignores room noise present from the start', () => {
    expect(heardIn(hum(4000, 0.03))).toEqual([]);
    expect(heardIn(hum(2000, 0.03), hum(1000, 0.15))).toEqual(['begins']);
  });

  // the synthesizer loads slowly on a busy machine
  it('detects one spoken sentence, loud or quiet', { timeout: 30_000 }, async () => {
    const said = await nodeSpeech().say('Hello! Could you tell me who made this, and when?', 'en');
    const asItIs = loudness(said);
    for (const level of [0.1, 0.03]) {
      const sentence = said.map((sample) => (sample * level) / asItIs);
      expect(heardIn(hum(1000, 0.003), sentence, hum(1500, 0.003))).toEqual(['begins', 'ends']);
    }
  });

  it('scores silence as 0 and continuous speech as 1', () => {
    const activity = createVoiceActivity();
    activity.process(hum(500, 0));
    expect(activity.score).toBe(0);
    activity.process(hum(100, 0.1));
    expect(activity.score).toBeGreaterThan(0);
    expect(activity.score).toBeLessThan(1);
    activity.process(hum(500, 0.1));
    expect(activity.score).toBe(1);
  });
});
