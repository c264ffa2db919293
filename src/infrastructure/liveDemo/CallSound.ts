import type { FormatConfig } from '@elevenlabs/client';
import type { AudioHealth } from './AudioHealth.ts';
import type { CallResources } from './CallResources.ts';
import { endableProcessors, libsamplerate, loadWorklet, processors } from './worklets.ts';

/** A processor confirms its end within a few milliseconds, or never if its device is gone. */
const STOP_TIMEOUT_MS = 500;

/** Devices start quickly, even on a busy machine. Without a device, Firefox waits forever. */
const START_TIMEOUT_MS = 10_000;

/** How long interrupted audio may take to resume before the visitor sees a message. */
const RETURN_TIMEOUT_MS = 1000;

/** Frequency range of voices. */
const LOWEST_HERTZ = 100;
const HIGHEST_HERTZ = 8000;

/** The browser blocks or interrupts audio, or has no device for it. */
export class SoundStartError extends Error {
  constructor(cause: unknown) {
    super('The audio does not start', { cause });
    this.name = 'SoundStartError';
  }
}

/**
 * One direction of a session's audio, with a processor of the library. The browser can free the processor
 * after the session. Audio resumes after system interruptions and device changes.
 */
export class CallSound {
  readonly context: AudioContext;
  readonly analyser: AnalyserNode;
  private readonly bins: Uint8Array<ArrayBuffer>;
  private processor: AudioWorkletNode | undefined;
  private nodes: readonly AudioNode[] = [];
  private closing: Promise<void> | undefined;

  /**
   * @param sampleRate of the samples to process, in hertz. The browser converts them to and from the device's
   * rate, which may change. Defaults to the device's rate.
   */
  constructor(
    private readonly part: 'input' | 'output',
    sampleRate: number | undefined,
    private readonly resources: CallResources,
    private readonly health: AudioHealth,
  ) {
    this.context = new AudioContext(sampleRate === undefined ? {} : { sampleRate });
    this.analyser = this.context.createAnalyser();
    this.bins = new Uint8Array(this.analyser.frequencyBinCount);
    resources.hold(() => this.close());
  }

  /** @throws WorkletError if the processor's code cannot be loaded */
  async createProcessor(
    name: keyof typeof processors,
    { format, sampleRate }: FormatConfig,
    settings: object = {},
  ): Promise<AudioWorkletNode> {
    await this.load('endableProcessors', endableProcessors);
    if (this.context.sampleRate !== sampleRate) await this.load('libsamplerate', libsamplerate);
    await this.load(name, processors[name]);
    const processor = new AudioWorkletNode(this.context, name);
    this.processor = processor;
    processor.port.start();
    processor.port.postMessage({ type: 'setFormat', format, sampleRate, ...settings });
    return processor;
  }

  /**
   * Connects the nodes in order, replacing earlier nodes, and starts the audio.
   * @throws SoundStartError if the audio does not start
   */
  async play(...nodes: readonly AudioNode[]): Promise<void> {
    for (const node of this.nodes) node.disconnect();
    const isFirst = this.nodes.length === 0;
    this.nodes = nodes;
    nodes.reduce((from, to) => from.connect(to));
    await this.resources.within(START_TIMEOUT_MS, this.context.resume()).catch((cause: unknown) => {
      this.resources.signal.throwIfAborted();
      throw new SoundStartError(cause);
    });
    if (isFirst) this.keepPlaying();
  }

  /** Current volume of the voice, from 0 to 1. */
  level(): number {
    const { bins } = this;
    this.analyser.getByteFrequencyData(bins);
    const binsPerHertz = (2 * bins.length) / this.context.sampleRate;
    const voice = bins.subarray(
      Math.floor(LOWEST_HERTZ * binsPerHertz),
      Math.ceil(HIGHEST_HERTZ * binsPerHertz),
    );
    return voice.reduce((sum, bin) => sum + bin, 0) / voice.length / 255;
  }

  close(): Promise<void> {
    this.closing ??= this.closeContext();
    return this.closing;
  }

  private load(worklet: string, path: string): Promise<void> {
    return this.resources.untilReleased(loadWorklet(this.context, worklet, path));
  }

  private keepPlaying(): void {
    const { signal } = this.resources;
    const resume = () => void this.resume();
    this.context.addEventListener('statechange', resume, { signal });
    document.addEventListener('visibilitychange', resume, { signal });
    navigator.mediaDevices.addEventListener('devicechange', () => void this.restartIfStalled(), { signal });
    this.health.onRepair(resume);
  }

  /** Resumes audio that the system interrupted, for example for a phone call. */
  private async resume(): Promise<void> {
    if (this.closing) return;
    if (this.context.state !== 'running') {
      await this.resources.within(RETURN_TIMEOUT_MS, this.context.resume()).catch(() => undefined);
    }
    if (this.closing || this.resources.signal.aborted) return;
    // an interruption may have ended, or begun, while waiting
    const isPlaying = this.context.state === 'running';
    this.health.note(this.part, isPlaying ? undefined : { kind: 'sound-interrupted' });
  }

  /** Restarts audio that stopped with its device, but that some browsers still report as running. */
  private async restartIfStalled(): Promise<void> {
    const { context, resources } = this;
    const { currentTime } = context;
    await resources.wait(RETURN_TIMEOUT_MS).catch(() => undefined);
    if (this.closing || resources.signal.aborted || context.state !== 'running') return;
    // the `statechange` event then resumes the audio
    if (context.currentTime === currentTime) await context.suspend().catch(() => undefined);
  }

  private async closeContext(): Promise<void> {
    for (const node of this.nodes) node.disconnect();
    // browsers free a disconnected processor only while rendering, not once the context is closed
    if (this.processor && this.context.state === 'running') await whenEnded(this.processor);
    await this.context.close();
  }
}

/** Stops a processor and waits until it has stopped. */
function whenEnded({ port }: AudioWorkletNode): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, STOP_TIMEOUT_MS);
    port.addEventListener('message', ({ data }) => {
      if (data.type !== 'ended') return;
      clearTimeout(timer);
      resolve();
    });
    port.postMessage({ type: 'end' });
  });
}
