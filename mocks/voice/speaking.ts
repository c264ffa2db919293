import { SAMPLE_RATE } from './audio/audioFormat.ts';
import type { Clock } from './clock.ts';
import { sentencesOf } from './speech/sentences.ts';

const CHUNK_MS = 250;
const CHUNK = (SAMPLE_RATE * CHUNK_MS) / 1000;
/** How far audio is sent ahead of playback, in case timers are late. */
const LEAD_MS = 1000;

interface SpeakingOptions {
  readonly text: string;
  /** Synthesizes a sentence. */
  readonly say: (sentence: string) => Promise<Int16Array>;
  readonly clock: Clock;
  /** Called with each audio chunk. */
  readonly onAudio: (samples: Int16Array) => void;
  /** Called after the whole text has been played. */
  readonly onPlayed: () => void;
}

export interface SpeechStream {
  /** Stops immediately. @returns the words that have been played */
  stop(): string;
}

/** Speaks a text sentence by sentence. The audio is sent slightly ahead of playback. */
export function streamSpeech({ text, say, clock, onAudio, onPlayed }: SpeakingOptions): SpeechStream {
  const sentences = sentencesOf(text);
  /** Synthesized sentences with their start and end in milliseconds of playback. */
  const sounding: { readonly sentence: string; readonly from: number; readonly to: number }[] = [];
  const waiting: Int16Array[] = [];
  let beganAt: number | undefined;
  let sentMs = 0;
  let isComplete = false;
  let isOver = false;
  let cancelTimer = () => {};

  async function synthesize() {
    // starts to synthesize the next sentence during playback of this one
    let next = sentences[0] === undefined ? undefined : say(sentences[0]);
    for (const [index, sentence] of sentences.entries()) {
      const samples = await next;
      const following = sentences[index + 1];
      next = following === undefined || isOver ? undefined : say(following);
      if (isOver || samples === undefined) return;
      const from = sounding.at(-1)?.to ?? 0;
      sounding.push({ sentence, from, to: from + (samples.length / SAMPLE_RATE) * 1000 });
      for (let at = 0; at < samples.length; at += CHUNK) waiting.push(samples.subarray(at, at + CHUNK));
      send();
    }
    isComplete = true;
    send();
  }

  function send() {
    if (isOver) return;
    cancelTimer();
    beganAt ??= clock.now();
    // audio that was sent late delays the rest of the playback
    const gap = clock.now() - beganAt - sentMs;
    if (gap > 0 && waiting.length > 0) beganAt += gap;
    const heardMs = clock.now() - beganAt;
    while (waiting.length > 0 && sentMs < heardMs + LEAD_MS) {
      const samples = waiting.shift() ?? new Int16Array(0);
      sentMs += (samples.length / SAMPLE_RATE) * 1000;
      onAudio(samples);
    }
    if (waiting.length > 0) {
      cancelTimer = clock.after(sentMs - heardMs - LEAD_MS + 1, send);
    } else if (isComplete) {
      cancelTimer = clock.after(Math.max(0, sentMs - heardMs), () => {
        isOver = true;
        onPlayed();
      });
    }
  }

  void synthesize();

  return {
    stop() {
      isOver = true;
      cancelTimer();
      const heardMs = beganAt === undefined ? 0 : clock.now() - beganAt;
      return sounding
        .filter(({ from }) => from < heardMs)
        .map(({ sentence, from, to }) => firstWords(sentence, (heardMs - from) / (to - from)))
        .join(' ');
    },
  };
}

function firstWords(sentence: string, share: number): string {
  if (share >= 1) return sentence;
  const words = sentence.split(' ');
  return words.slice(0, Math.max(1, Math.floor(words.length * share))).join(' ');
}
