import run from 'espeak-ng';
import address from 'espeak-ng/dist/espeak-ng.wasm?url';
import { answerWith, type ToSpeak } from '../voice/speech/elsewhere.ts';
import { espeakSpeech } from '../voice/speech/espeak.ts';

const saying = fetch(address)
  .then((response) => response.arrayBuffer())
  .then((bytes) => WebAssembly.compile(bytes))
  .then((compiled) => espeakSpeech(run, compiled));

addEventListener('message', ({ data }: MessageEvent<ToSpeak>) => {
  void answerWith(saying, data).then((spoken) =>
    postMessage(spoken, { transfer: spoken.samples ? [spoken.samples.buffer] : [] }),
  );
});
