import run from 'espeak-ng';
import address from 'espeak-ng/dist/espeak-ng.wasm?url';
import { espeakSpeech } from '../voice/speech/espeak.ts';

export interface ToSpeak {
  readonly id: number;
  readonly text: string;
  readonly language: string;
}

export interface Spoken {
  readonly id: number;
  readonly samples?: Int16Array;
  /** Why there are none. */
  readonly problem?: string;
}

const compiled = fetch(address)
  .then((response) => response.arrayBuffer())
  .then((bytes) => WebAssembly.compile(bytes));
const saying = compiled.then((module) => espeakSpeech(run, module));

addEventListener('message', ({ data: { id, text, language } }: MessageEvent<ToSpeak>) => {
  saying
    .then((say) => say(text, language))
    .then((samples) => answer({ id, samples }, [samples.buffer]))
    .catch((error: unknown) => answer({ id, problem: String(error) }, []));
});

function answer(spoken: Spoken, transfer: Transferable[]) {
  postMessage(spoken, { transfer });
}
