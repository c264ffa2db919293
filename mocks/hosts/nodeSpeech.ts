import { Worker } from 'node:worker_threads';
import { requestSpeech, type SpeechResponse } from '../voice/speech/speechThread.ts';
import { createSpeech, type Say, type Speech } from '../voice/speech/speech.ts';

/** The synthesiser in a thread of its own, which does not keep the process alive. */
export function nodeSpeech(): Speech {
  return createSpeech(async (): Promise<Say> => {
    // as Node runs it by itself, whatever loads this process's modules
    const thread = new Worker(new URL('./speechThread.ts', import.meta.url), { execArgv: [] });
    thread.unref();
    const { say, take, fail } = requestSpeech((order) => thread.postMessage(order, []));
    thread.on('message', (spoken: SpeechResponse) => take(spoken));
    thread.on('error', (error) => fail(String(error)));
    return say;
  });
}
