import { Worker } from 'node:worker_threads';
import { requestSpeech, type SpeechResponse } from '../voice/speech/speechThread.ts';
import { createSpeech, type Say, type Speech } from '../voice/speech/speech.ts';

/** Creates a speech synthesizer in a thread. The thread doesn't keep the process alive. */
export function nodeSpeech(): Speech {
  return createSpeech(async (): Promise<Say> => {
    // Node resolves this path itself, because the process may use another module loader
    const thread = new Worker(new URL('./speechThread.ts', import.meta.url), { execArgv: [] });
    const { say, handleResponse, fail } = requestSpeech((order) => thread.postMessage(order, []));
    thread.on('message', (spoken: SpeechResponse) => handleResponse(spoken));
    thread.on('error', (error) => fail(String(error)));
    // called after adding the listeners, because adding a listener keeps the process alive
    thread.unref();
    return say;
  });
}
