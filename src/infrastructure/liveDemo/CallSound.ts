import type { FormatConfig } from '@elevenlabs/client';
import type { CallResources } from './CallResources.ts';
import { endableProcessors, libsamplerate, loadWorklet, processors } from './worklets.ts';

/** A processor that is running answers within a few milliseconds; one whose device has gone, never. */
const STOP_TIMEOUT_MS = 500;

/** A device begins within a moment, also on a busy machine. Where there is none, Firefox waits for one without end. */
const START_TIMEOUT_MS = 10_000;

/** What voices are made of. */
const LOWEST_HERTZ = 100;
const HIGHEST_HERTZ = 8000;

/**
 * One direction of a call's sound: one of the library's processors at work, in a way that leaves nothing with the
 * browser when the call is over.
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
    // where the rate of a microphone cannot be chosen, one of another rate could not be connected
    const { sampleRate: canChooseRate } = navigator.mediaDevices.getSupportedConstraints();
    this.context = new AudioContext(canChooseRate ? { sampleRate } : {});
    this.analyser = this.context.createAnalyser();
    this.bins = new Uint8Array(this.analyser.frequencyBinCount);
    resources.hold(() => this.close());
  }

  /** @throws WorkletError when its code cannot be loaded */
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

  /** Connects the nodes, each to the next, and lets the sound flow. @throws Error when it does not begin to */
  async play(...nodes: readonly AudioNode[]): Promise<void> {
    this.nodes = nodes;
    nodes.reduce((from, to) => from.connect(to));
    await this.resources.within(START_TIMEOUT_MS, this.context.resume());
  }

  /** How loud the voice is now, from 0 to 1. */
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
    // a browser lets go of what was disconnected, and of a processor, when it renders, and not once it is closed
    if (this.processor && this.context.state === 'running') await whenEnded(this.processor);
    await this.context.close();
  }
}

/** Ends a processor, and waits until it has. */
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
