import { describe, expect, it } from 'vitest';
import { audioFormat, fromBase64, SAMPLE_RATE, toBase64 } from './audioFormat.ts';
import { resample } from './resample.ts';
import { loudness } from './voiceActivity.ts';

/** A tone at half the maximum amplitude. */
const tone = (hertz: number, rate = SAMPLE_RATE, seconds = 0.5) =>
  Int16Array.from(
    { length: rate * seconds },
    (_, index) => Math.sin((2 * Math.PI * hertz * index) / rate) * 16_384,
  );

/** The share of the signal's energy at this frequency, from 0 to 1. */
function share(samples: Int16Array, hertz: number, rate = SAMPLE_RATE): number {
  const middle = samples.subarray(500, -500);
  let [cosine, sine] = [0, 0];
  middle.forEach((sample, index) => {
    const angle = (2 * Math.PI * hertz * index) / rate;
    cosine += sample * Math.cos(angle);
    sine += sample * Math.sin(angle);
  });
  return (2 * Math.hypot(cosine, sine)) / middle.length / 16_384;
}

describe('Audio formats', () => {
  it.each([
    ['pcm_8000', 8000],
    ['pcm_16000', 16_000],
    ['pcm_22050', 22_050],
    ['pcm_44100', 44_100],
  ])('%s has two bytes per sample and is lossless', (name, rate) => {
    const format = audioFormat(name);
    const bytes = format.encode(tone(440));
    expect(bytes).toHaveLength(rate);
    const back = format.decode(bytes);
    expect(back).toHaveLength(SAMPLE_RATE / 2);
    expect(share(back, 440)).toBeCloseTo(1, 1);
  });

  it('ulaw_8000 has one byte per sample and is nearly lossless', () => {
    const format = audioFormat('ulaw_8000');
    const bytes = format.encode(tone(440));
    expect(bytes).toHaveLength(4000);
    expect(share(format.decode(bytes), 440)).toBeCloseTo(1, 1);
  });

  it('ulaw_8000 encodes silence and extremes as in G.711', () => {
    const { encode } = audioFormat('ulaw_8000');
    const flat = (level: number) => encode(new Int16Array(400).fill(level)).at(100);
    expect([flat(0), flat(32_767), flat(-32_768)]).toEqual([0xff, 0x80, 0x00]);
  });

  it('encode any number of samples in Base64', () => {
    const samples = tone(300, SAMPLE_RATE, 10);
    const { encode, decode } = audioFormat('pcm_16000');
    expect(decode(fromBase64(toBase64(encode(samples))))).toEqual(samples);
  });
});

describe('resample', () => {
  it('keeps the pitch', () => {
    const samples = resample(tone(440, 22_050), 22_050, SAMPLE_RATE);
    expect(samples).toHaveLength(8000);
    expect(share(samples, 440)).toBeCloseTo(1, 1);
  });

  it('removes frequencies above the new limit', () => {
    expect(loudness(resample(tone(10_500, 22_050), 22_050, SAMPLE_RATE))).toBeLessThan(0.02);
  });

  it('returns no samples for an empty input', () => {
    expect(resample(new Int16Array(0), 22_050, SAMPLE_RATE)).toHaveLength(0);
  });
});
