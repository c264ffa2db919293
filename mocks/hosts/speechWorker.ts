import run from 'espeak-ng';
import address from 'espeak-ng/dist/espeak-ng.wasm?url';
import { serveSpeech, type SpeechRequest } from '../voice/speech/speechThread.ts';
import { espeakSpeech } from '../voice/speech/espeak.ts';

const saying = fetch(address)
  .then((response) => response.arrayBuffer())
  .then((bytes) => WebAssembly.compile(bytes))
  .then((compiled) => espeakSpeech(run, compiled));

addEventListener('message', ({ data }: MessageEvent<SpeechRequest>) => {
  void serveSpeech(saying, data).then((spoken) =>
    postMessage(spoken, { transfer: spoken.samples ? [spoken.samples.buffer] : [] }),
  );
});
