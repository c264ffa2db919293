import { fromLittleEndian, SAMPLE_RATE } from '../audio/audioFormat.ts';
import { resample } from '../audio/resample.ts';

const OUT = '/spoken.wav';
/** Words per minute, slightly slower than eSpeak's default. */
const PACE = '165';

interface Program {
  readonly FS: { readFile(path: string): Uint8Array };
}

interface ProgramOptions {
  readonly arguments: readonly string[];
  readonly print: (line: string) => void;
  readonly printErr: (line: string) => void;
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance) => void,
  ): Record<string, never>;
}

/** Runs the command line program eSpeak NG once. */
export type Espeak = (options: ProgramOptions) => Promise<Program>;

/**
 * Creates a synthesizer from eSpeak NG, compiled once and run in fresh memory for each text.
 * @returns a function that rejects if a text can't be spoken, such as in an unsupported language
 */
export function espeakSpeech(run: Espeak, compiled: WebAssembly.Module) {
  return async (text: string, language: string): Promise<Int16Array> => {
    const program = await run({
      // starts with a space, so that the program never reads a dash as an option
      arguments: ['-v', voiceFor(language), '-s', PACE, '-w', OUT, ` ${text}`],
      print: () => undefined,
      printErr: () => undefined,
      instantiateWasm(imports, done) {
        void WebAssembly.instantiate(compiled, imports).then(done);
        return {};
      },
    });
    return samplesOfWav(program.FS.readFile(OUT));
  };
}

const voiceFor = (language: string) => (language === 'en' ? 'en-us' : language);

/** Decodes a mono 16-bit WAV at `SAMPLE_RATE`. @throws Error for anything else */
export function samplesOfWav(wav: Uint8Array): Int16Array {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  const tag = (at: number) => String.fromCharCode(...wav.subarray(at, at + 4));
  if (tag(0) !== 'RIFF' || tag(8) !== 'WAVE') throw new Error('Not a WAV file');
  let rate = SAMPLE_RATE;
  for (let at = 12; at + 8 <= wav.length; at += 8 + view.getUint32(at + 4, true)) {
    if (tag(at) === 'fmt ') rate = view.getUint32(at + 12, true);
    // the header has no valid length, because the program streams its output
    if (tag(at) === 'data') return resample(fromLittleEndian(wav.subarray(at + 8)), rate, SAMPLE_RATE);
  }
  throw new Error('The WAV file has no audio');
}
