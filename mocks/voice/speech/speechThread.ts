import type { Say } from './speech.ts';

export interface SpeechRequest {
  readonly id: number;
  readonly text: string;
  readonly language: string;
}

/** The thread's reply. */
export interface SpeechResponse {
  readonly id: number;
  readonly samples?: Int16Array;
  /** The reason why there is no audio. */
  readonly problem?: string;
}

/** The side of a speech thread that sends requests. */
interface SpeakingThread {
  readonly say: Say;
  /** Handles a reply from the thread. */
  handleResponse(spoken: SpeechResponse): void;
  /** Rejects all current and future requests. */
  fail(problem: string): void;
}

export function requestSpeech(post: (order: SpeechRequest) => void): SpeakingThread {
  const waiting = new Map<number, (spoken: SpeechResponse) => void>();
  let asked = 0;
  let failure: string | undefined;

  function handleResponse(spoken: SpeechResponse) {
    waiting.get(spoken.id)?.(spoken);
    waiting.delete(spoken.id);
  }

  return {
    handleResponse,
    fail(problem) {
      failure = problem;
      for (const id of waiting.keys()) handleResponse({ id, problem });
    },
    async say(text, language) {
      if (failure !== undefined) throw new Error(failure);
      asked += 1;
      const id = asked;
      const { samples, problem } = await new Promise<SpeechResponse>((resolve) => {
        waiting.set(id, resolve);
        post({ id, text, language });
      });
      if (!samples) throw new Error(problem);
      return samples;
    },
  };
}

/** Handles a request inside the speech thread. */
export async function serveSpeech(
  saying: Promise<Say>,
  { id, text, language }: SpeechRequest,
): Promise<SpeechResponse> {
  try {
    const say = await saying;
    return { id, samples: await say(text, language) };
  } catch (error) {
    return { id, problem: String(error) };
  }
}
