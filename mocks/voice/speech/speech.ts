import { toneSpeech } from './toneSpeech.ts';

/** The text spoken: mono, 16 bit, `RATE` samples per second; `language` such as `en` or `pt-br`. */
export type Say = (text: string, language: string) => Promise<Int16Array>;

/** Makes text audible, in one way or another. */
export interface Speech {
  /** Loads what it needs, so that the first words come sooner. */
  prepare(): void;
  /** Never rejects: what cannot be spoken is hummed. */
  say: Say;
}

/** How long somebody waits for the first word before it is hummed. */
const PATIENCE_MS = 4000;
/** Greetings are said often. */
const KEPT = 40;

/** Speech by a synthesiser that is loaded when it is first needed; by tones until then, and where it does not work. */
export function createSpeech(load: () => Promise<Say>): Speech {
  let loading: Promise<Say> | undefined;
  const known = new Map<string, Promise<Int16Array>>();
  const loaded = () => (loading ??= load().catch(withoutWords));

  async function speak(text: string, language: string): Promise<Int16Array> {
    const say = await Promise.race([loaded(), patience()]);
    if (!say) return toneSpeech(text);
    return say(text, language).catch((error: unknown) => {
      console.warn('This text is hummed.', error);
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
  console.warn('The agents of the mock hum, since the speech synthesiser cannot be loaded.', error);
  return async (text) => toneSpeech(text);
}

const patience = () => new Promise<undefined>((resolve) => void setTimeout(resolve, PATIENCE_MS));
