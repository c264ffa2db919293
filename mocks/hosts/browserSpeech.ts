import { requestSpeech, type SpeechResponse } from '../voice/speech/speechThread.ts';
import { createSpeech, type Say } from '../voice/speech/speech.ts';

/** The synthesiser in a worker of its own: a sentence is a tenth of a second of work. */
export const browserSpeech = () => createSpeech(startWorker);

async function startWorker(): Promise<Say> {
  const worker = new Worker(new URL('./speechWorker.ts', import.meta.url), { type: 'module' });
  const { say, take, fail } = requestSpeech((order) => worker.postMessage(order, []));
  worker.addEventListener('message', ({ data }: MessageEvent<SpeechResponse>) => take(data));
  worker.addEventListener('error', () => fail('The worker of the synthesiser cannot be loaded'));
  // what cannot be compiled here is told before somebody waits for a word
  await say('Ready', 'en');
  return say;
}
