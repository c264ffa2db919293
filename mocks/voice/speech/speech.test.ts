import { afterEach, describe, expect, it, vi } from 'vitest';
import { nodeSpeech } from '../../hosts/nodeSpeech.ts';
import { SAMPLE_RATE } from '../audio/audioFormat.ts';
import { loudness } from '../audio/voiceActivity.ts';
import { samplesOfWav } from './espeak.ts';
import { createSpeech, type Say } from './speech.ts';
import { toneSpeech } from './toneSpeech.ts';

const SENTENCE = 'It came to Buffalo in 1956, as a gift of Seymour Knox.';

const seconds = (samples: Int16Array) => samples.length / SAMPLE_RATE;

/** Checks that the audio has two to four words per second. */
function expectSpeech(samples: Int16Array, words: number) {
  expect(loudness(samples)).toBeGreaterThan(0.02);
  expect(seconds(samples)).toBeGreaterThan(words / 5);
  expect(seconds(samples)).toBeLessThan(words);
}

// the synthesizer loads slowly on a busy machine
describe('Synthesizer', { timeout: 30_000 }, () => {
  const speech = nodeSpeech();

  it('speaks at a natural pace with pauses', async () => {
    const samples = await speech.say(SENTENCE, 'en');
    expectSpeech(samples, 11);
    const frames = Array.from({ length: Math.floor(samples.length / 320) }, (_, index) =>
      loudness(samples.subarray(index * 320, (index + 1) * 320)),
    );
    expect(frames.filter((level) => level < 0.003).length).toBeGreaterThan(5);
  });

  it('speaks longer for a longer text', async () => {
    const [short, long] = await Promise.all([speech.say('Yes.', 'en'), speech.say(SENTENCE, 'en')]);
    expect(seconds(long)).toBeGreaterThan(3 * seconds(short));
  });

  it('has voices for other languages', async () => {
    const [english, italian] = await Promise.all([
      speech.say('Buongiorno, sono la guida.', 'en'),
      speech.say('Buongiorno, sono la guida.', 'it'),
    ]);
    expect(loudness(italian)).toBeGreaterThan(0.02);
    expect(italian).not.toEqual(english);
  });

  it('speaks text that starts with a dash', async () => {
    expect(loudness(await speech.say('--help me to find the vase', 'en'))).toBeGreaterThan(0.02);
  });
});

describe('createSpeech', () => {
  afterEach(() => void vi.restoreAllMocks());
  const quietly = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  it("hums and warns once if the synthesizer can't load", async () => {
    const warn = quietly();
    const speech = createSpeech(() => Promise.reject(new Error('no WebAssembly')));
    expect(await speech.say(SENTENCE, 'en')).toEqual(toneSpeech(SENTENCE));
    expect(await speech.say('Yes.', 'en')).toEqual(toneSpeech('Yes.'));
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it("hums a text that can't be spoken", async () => {
    quietly();
    const speech = createSpeech(async () => () => Promise.reject(new Error('no voice')));
    expect(await speech.say('Saluton', 'tlh')).toEqual(toneSpeech('Saluton'));
  });

  it('hums the first words if loading is slow', async () => {
    vi.useFakeTimers();
    const speech = createSpeech(() => new Promise<Say>(() => undefined));
    const said = speech.say('Hello', 'en');
    await vi.advanceTimersByTimeAsync(4000);
    expect(await said).toEqual(toneSpeech('Hello'));
    vi.useRealTimers();
  });

  it('loads the synthesizer once, on first use', async () => {
    const load = vi.fn(async (): Promise<Say> => async () => new Int16Array(1));
    const speech = createSpeech(load);
    expect(load).not.toHaveBeenCalled();
    speech.prepare();
    await speech.say('One', 'en');
    await speech.say('Two', 'en');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('caches repeated text', async () => {
    const say = vi.fn(async () => new Int16Array(1));
    const speech = createSpeech(async () => say);
    await speech.say('Hello', 'en');
    await speech.say('Hello', 'en');
    await speech.say('Hello', 'fr');
    expect(say).toHaveBeenCalledTimes(2);
  });
});

describe('toneSpeech', () => {
  it("follows the text's cadence, with a pause after each sentence", () => {
    expectSpeech(toneSpeech(SENTENCE), 11);
    expect(seconds(toneSpeech('Yes. No.'))).toBeGreaterThan(seconds(toneSpeech('Yes no')));
  });

  it('limits the volume, and returns no audio for an empty text', () => {
    expect(Math.max(...toneSpeech(SENTENCE))).toBeLessThan(0.5 * 32_767);
    expect(toneSpeech('')).toHaveLength(0);
  });
});

describe('samplesOf', () => {
  it('rejects invalid and empty WAV data', () => {
    expect(() => samplesOfWav(new Uint8Array(100))).toThrow('Not a WAV file');
    const header = new TextEncoder().encode('RIFF....WAVE');
    expect(() => samplesOfWav(header)).toThrow('The WAV file has no audio');
  });
});
