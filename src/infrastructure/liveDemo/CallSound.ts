import type { FormatConfig } from '@elevenlabs/client';
import type { CallResources } from './CallResources.ts';
import { endableProcessors, libsamplerate, loadWorklet, processors } from './worklets.ts';

/** A running processor answers within a few milliseconds; one whose device is gone never does. */
const STOP_TIMEOUT_MS = 500;

/** Devices start within moments, even on a busy machine. Without a device, Firefox waits forever. */
const START_TIMEOUT_MS = 10_000;

/** Frequency range of voices. */
const LOWEST_HERTZ = 100;
const HIGHEST_HERTZ = 8000;

/**
 * One direction of a session's audio: a library processor, set up so the browser can free it after the
 * session.
 */
export class CallSound {
  readonly context: AudioContext;
  readonly analyser: AnalyserNode;
  private readonly bins: Uint8Array<ArrayBuffer>;
  private processor: AudioWorkletNode | undefined;
  private nodes: readonly AudioNode[] = [];

  constructor(
    { sampleRate }: FormatConfig,
    private readonly resources: CallResources,
  ) {
    // without sample rate support, a microphone with another rate could not be connected
    const { sampleRate: canChooseRate } = navigator.mediaDevices.getSupportedConstraints();
    this.context = new AudioContext(canChooseRate ? { sampleRate } : {});
    this.analyser = this.context.createAnalyser();
    this.bins = new Uint8Array(this.analyser.frequencyBinCount);
    resources.hold(() => this.close());
  }

  /** @throws WorkletError if its code cannot be loaded */
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

  /** Connects the nodes in order and starts the audio. @throws Error if it does not start */
  async play(...nodes: readonly AudioNode[]): Promise<void> {
    this.nodes = nodes;
    nodes.reduce((from, to) => from.connect(to));
    await this.resources.within(START_TIMEOUT_MS, this.context.resume());
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

  private load(worklet: string, path: string): Promise<void> {
    return this.resources.unlessOver(loadWorklet(this.context, worklet, path));
  }

  private async close(): Promise<void> {
    for (const node of this.nodes) node.disconnect();
    // browsers free a disconnected processor only while rendering, not after the context is closed
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
