import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { espeakSpeech } from '../voice/speech/espeak.ts';
import { createSpeech } from '../voice/speech/speech.ts';

/** The synthesiser in this process; half a second of it is a tenth of a second of work. */
export const nodeSpeech = () =>
  createSpeech(async () => {
    const program = createRequire(import.meta.url).resolve('espeak-ng');
    const [{ default: run }, bytes] = await Promise.all([
      import('espeak-ng'),
      readFile(program.replace(/\.js$/, '.wasm')),
    ]);
    return espeakSpeech(run, await WebAssembly.compile(bytes));
  });
