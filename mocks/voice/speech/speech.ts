import { toneSpeech } from './toneSpeech.ts';

/** Speaks a text as mono 16-bit audio at `RATE`. `language` is a tag such as `en` or `pt-br`. */
export type Say = (text: string, language: string) => Promise<Int16Array>;

/** A speech synthesizer with a hum as fallback. */
export interface Speech {
  /** Preloads the synthesizer so that the first words come sooner. */
  prepare(): void;
  /** Never rejects: hums text that can't be spoken. */
  say: Say;
}

/** How long the first word may take before the hum replaces it. */
const TIMEOUT_MS = 4000;
/** Cached texts, mainly for greetings. */
const KEPT = 40;

/** Speech from a lazily loaded synthesizer, with tones as the fallback. */
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
