import { Worker } from 'node:worker_threads';
import { requestSpeech, type SpeechResponse } from '../voice/speech/speechThread.ts';
import { createSpeech, type Say, type Speech } from '../voice/speech/speech.ts';

/** A speech synthesizer in a thread that doesn't keep the process alive. */
export function nodeSpeech(): Speech {
  return createSpeech(async (): Promise<Say> => {
    // plain Node resolution, independent of this process's module loader
    const thread = new Worker(new URL('./speechThread.ts', import.meta.url), { execArgv: [] });
    const { say, take, fail } = requestSpeech((order) => thread.postMessage(order, []));
    thread.on('message', (spoken: SpeechResponse) => take(spoken));
    thread.on('error', (error) => fail(String(error)));
    // after the listeners, which keep the process alive again
    thread.unref();
    return say;
  });
}
