import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { answerWith, type ToSpeak } from '../voice/speech/elsewhere.ts';
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

parentPort?.on('message', (order: ToSpeak) => {
  void answerWith(saying, order).then((spoken) => parentPort?.postMessage(spoken, []));
});
