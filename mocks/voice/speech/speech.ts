import { toneSpeech } from './toneSpeech.ts';

/** Converts a text to mono 16-bit audio at `SAMPLE_RATE`. The `language` is a tag such as `en` or `pt-br`. */
export type Say = (text: string, language: string) => Promise<Int16Array>;

/** A speech synthesizer that hums if it can't speak. */
export interface Speech {
  /** Preloads the synthesizer, so that the first words come sooner. */
  prepare(): void;
  /** Speaks a text, or hums a text that can't be spoken. Never rejects. */
  say: Say;
}

/** The maximum time until the first word. After this time, a hum replaces the first words. */
const TIMEOUT_MS = 4000;
/** The number of cached texts. Most repeated texts are greetings. */
const KEPT = 40;

/** Creates a synthesizer that loads on first use and hums as a fallback. */
export function createSpeech(load: () => Promise<Say>): Speech {
  let loading: Promise<Say> | undefined;
  const known = new Map<string, Promise<Int16Array>>();
  const loaded = () => (loading ??= load().catch(withoutWords));

  async function speak(text: string, language: string): Promise<Int16Array> {
    const say = await Promise.race([loaded(), timeout()]);
    if (!say) return toneSpeech(text);
    return say(text, language).catch((error: unknown) => {
      console.warn('Couldn’t speak this text; humming instead.', error);
      return toneSpeech(text);
    });
  }

  return {
    prepare: () => void loaded(),
    async say(text, language) {
      const key = `${language} ${text}`;
      const samples = known.get(key) ?? speak(text, language);
      known.delete(key);
      known.set(key, samples);
      const [oldest] = known.keys();
      if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
      return samples;
    },
  };
}

function withoutWords(error: unknown): Say {
  console.warn('Couldn’t load the speech synthesizer; agents will hum.', error);
  return async (text) => toneSpeech(text);
}

const timeout = () => new Promise<undefined>((resolve) => void setTimeout(resolve, TIMEOUT_MS));
