import { requestSpeech, type SpeechResponse } from '../voice/speech/speechThread.ts';
import { createSpeech, type Say } from '../voice/speech/speech.ts';

/** Creates a speech synthesizer in a worker, because each sentence takes about 100 ms. */
export const browserSpeech = () => createSpeech(startWorker);

async function startWorker(): Promise<Say> {
  const worker = new Worker(new URL('./speechWorker.ts', import.meta.url), { type: 'module' });
  const { say, handleResponse, fail } = requestSpeech((order) => worker.postMessage(order, []));
  worker.addEventListener('message', ({ data }: MessageEvent<SpeechResponse>) => handleResponse(data));
  worker.addEventListener('error', () => fail('The worker of the synthesizer cannot be loaded'));
  // compiles the program early, so that an error shows before a session needs speech
  await say('Ready', 'en');
  return say;
}
