// oxlint-disable-next-line import/default -- Vite exports the URL of the file
import libsamplerate from '@alexanderolsen/libsamplerate-js/dist/libsamplerate.worklet.js?url&no-inline';
import audioConcatProcessor from '@elevenlabs/client/worklets/audioConcatProcessor.js?url&no-inline';
import rawAudioProcessor from '@elevenlabs/client/worklets/rawAudioProcessor.js?url&no-inline';
// oxlint-disable-next-line import/default -- Vite exports the URL of the file
import endableProcessors from './endableProcessors.js?url&no-inline';

/**
 * The library's processors as same-origin files. The library's inline versions would need `blob:` in the
 * content policy.
 */
export const processors = { rawAudioProcessor, audioConcatProcessor };
export { endableProcessors, libsamplerate };

/** A worklet cannot be loaded, or the browser does not support worklets. */
export class WorkletError extends Error {
  constructor(
    readonly worklet: string,
    cause: unknown,
  ) {
    super(`The worklet ${worklet} cannot be loaded`, { cause });
    this.name = 'WorkletError';
  }
}

export async function loadWorklet(context: BaseAudioContext, worklet: string, path: string): Promise<void> {
  try {
    await context.audioWorklet.addModule(path);
  } catch (cause) {
    throw new WorkletError(worklet, cause);
  }
}

/**
 * Loads the worklets that a session needs, to detect a missing one before asking for the microphone.
 * @throws WorkletError
 */
export async function checkWorklets(): Promise<void> {
  const context = new OfflineAudioContext(1, 1, 16_000);
  const needed = { endableProcessors, ...processors, ...(!(await convertsRates()) && { libsamplerate }) };
  await Promise.all(Object.entries(needed).map(([worklet, path]) => loadWorklet(context, worklet, path)));
}

/** Whether the browser connects a stream to audio of another sample rate. Older Firefox doesn't. */
async function convertsRates(): Promise<boolean> {
  const [from, to] = [new AudioContext({ sampleRate: 48_000 }), new AudioContext({ sampleRate: 16_000 })];
  try {
    to.createMediaStreamSource(from.createMediaStreamDestination().stream);
    return true;
  } catch {
    return false;
  } finally {
    await Promise.all([from.close(), to.close()]);
  }
}
