import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { serveSpeech, type SpeechRequest } from '../voice/speech/speechThread.ts';
import { espeakSpeech } from '../voice/speech/espeak.ts';
import type { Say } from '../voice/speech/speech.ts';

async function load(): Promise<Say> {
  const program = createRequire(import.meta.url).resolve('espeak-ng');
  const [{ default: run }, bytes] = await Promise.all([
    import('espeak-ng'),
    readFile(program.replace(/\.js$/, '.wasm')),
  ]);
  return espeakSpeech(run, await WebAssembly.compile(bytes));
}

const saying = load();

parentPort?.on('message', (order: SpeechRequest) => {
  void serveSpeech(saying, order).then((spoken) => parentPort?.postMessage(spoken, []));
});
