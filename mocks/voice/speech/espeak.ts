import { fromLittleEndian, RATE } from '../audio/audioFormat.ts';
import { resample } from '../audio/resample.ts';

const OUT = '/spoken.wav';
/** Words per minute; a little slower than its own pace. */
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

/** Runs eSpeak NG once: it is a command line program. */
export type Espeak = (options: ProgramOptions) => Promise<Program>;

/**
 * A synthesiser on eSpeak NG. It is compiled once, and run for each text in a memory of its own.
 * @returns `say`, which rejects when a text cannot be spoken, such as in a language that it has no voice for
 */
export function espeakSpeech(run: Espeak, compiled: WebAssembly.Module) {
  return async (text: string, language: string): Promise<Int16Array> => {
    const program = await run({
      // what begins with a dash would be an option
      arguments: ['-v', voiceFor(language), '-s', PACE, '-w', OUT, ` ${text}`],
      print: () => undefined,
      printErr: () => undefined,
      instantiateWasm(imports, done) {
        void WebAssembly.instantiate(compiled, imports).then(done);
        return {};
      },
    });
    return samplesOf(program.FS.readFile(OUT));
  };
}

const voiceFor = (language: string) => (language === 'en' ? 'en-us' : language);

/** The samples of a mono WAV of 16 bits, at `RATE`. @throws Error when it is no WAV */
export function samplesOf(wav: Uint8Array): Int16Array {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  const tag = (at: number) => String.fromCharCode(...wav.subarray(at, at + 4));
  if (tag(0) !== 'RIFF' || tag(8) !== 'WAVE') throw new Error('This is no WAV');
  let rate = RATE;
  for (let at = 12; at + 8 <= wav.length; at += 8 + view.getUint32(at + 4, true)) {
    if (tag(at) === 'fmt ') rate = view.getUint32(at + 12, true);
    // a program that writes a stream does not know its length beforehand
    if (tag(at) === 'data') return resample(fromLittleEndian(wav.subarray(at + 8)), rate, RATE);
  }
  throw new Error('This WAV has no sound');
}
