import { afterEach, describe, expect, it, vi } from 'vitest';
import { nodeSpeech } from '../../hosts/nodeSpeech.ts';
import { RATE } from '../audio/audioFormat.ts';
import { loudness } from '../audio/voiceActivity.ts';
import { samplesOf } from './espeak.ts';
import { createSpeech, type Say } from './speech.ts';
import { toneSpeech } from './toneSpeech.ts';

const SENTENCE = 'It came to Buffalo in 1956, as a gift of Seymour Knox.';

const seconds = (samples: Int16Array) => samples.length / RATE;

/** People say two to four words per second; a synthesiser says numbers in full. */
function expectSpeech(samples: Int16Array, words: number) {
  expect(loudness(samples)).toBeGreaterThan(0.02);
  expect(seconds(samples)).toBeGreaterThan(words / 5);
  expect(seconds(samples)).toBeLessThan(words);
}

// on a busy machine it takes its time to load
describe('the synthesiser', { timeout: 30_000 }, () => {
  const speech = nodeSpeech();

  it('speaks a sentence as long as a person would, with pauses in it', async () => {
    const samples = await speech.say(SENTENCE, 'en');
    expectSpeech(samples, 11);
    const frames = Array.from({ length: Math.floor(samples.length / 320) }, (_, index) =>
      loudness(samples.subarray(index * 320, (index + 1) * 320)),
    );
    expect(frames.filter((level) => level < 0.003).length).toBeGreaterThan(5);
  });

  it('takes longer for more', async () => {
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

  it('takes a text that begins with a dash for a text', async () => {
    expect(loudness(await speech.say('--help me to find the vase', 'en'))).toBeGreaterThan(0.02);
  });
});

describe('speech', () => {
  afterEach(() => void vi.restoreAllMocks());
  const quietly = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  it('hums where the synthesiser cannot be loaded, and tells so once', async () => {
    const warn = quietly();
    const speech = createSpeech(() => Promise.reject(new Error('no WebAssembly')));
    expect(await speech.say(SENTENCE, 'en')).toEqual(toneSpeech(SENTENCE));
    expect(await speech.say('Yes.', 'en')).toEqual(toneSpeech('Yes.'));
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('hums a text that cannot be spoken', async () => {
    quietly();
    const speech = createSpeech(async () => () => Promise.reject(new Error('no voice')));
    expect(await speech.say('Saluton', 'tlh')).toEqual(toneSpeech('Saluton'));
  });

  it('hums the first words when loading takes longer than one waits', async () => {
    vi.useFakeTimers();
    const speech = createSpeech(() => new Promise<Say>(() => undefined));
    const said = speech.say('Hello', 'en');
    await vi.advanceTimersByTimeAsync(4000);
    expect(await said).toEqual(toneSpeech('Hello'));
    vi.useRealTimers();
  });

  it('loads the synthesiser once, when it is first needed', async () => {
    const load = vi.fn(async (): Promise<Say> => async () => new Int16Array(1));
    const speech = createSpeech(load);
    expect(load).not.toHaveBeenCalled();
    speech.prepare();
    await speech.say('One', 'en');
    await speech.say('Two', 'en');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says what was said before without work', async () => {
    const say = vi.fn(async () => new Int16Array(1));
    const speech = createSpeech(async () => say);
    await speech.say('Hello', 'en');
    await speech.say('Hello', 'en');
    await speech.say('Hello', 'fr');
    expect(say).toHaveBeenCalledTimes(2);
  });
});

describe('the hum', () => {
  it('has the cadence of the text: as long as speech, with a rest after each sentence', () => {
    expectSpeech(toneSpeech(SENTENCE), 11);
    expect(seconds(toneSpeech('Yes. No.'))).toBeGreaterThan(seconds(toneSpeech('Yes no')));
  });

  it('is never too loud, and of nothing for no text', () => {
    expect(Math.max(...toneSpeech(SENTENCE))).toBeLessThan(0.5 * 32_767);
    expect(toneSpeech('')).toHaveLength(0);
  });
});

describe('a WAV', () => {
  it('is refused when it is none, or has no sound', () => {
    expect(() => samplesOf(new Uint8Array(100))).toThrow('This is no WAV');
    const header = new TextEncoder().encode('RIFF....WAVE');
    expect(() => samplesOf(header)).toThrow('This WAV has no sound');
  });
});
