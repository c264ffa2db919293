import type { CallResources } from './CallResources.ts';
import { endableProcessors } from './worklets.ts';

/** A processor that is running answers within a few milliseconds; one whose device has gone, never. */
const ENDS_WITHIN_MS = 500;

/**
 * The microphone and the sound of one call, in a way that leaves nothing with the browser: once it is over they are
 * closed, and what was opened can be collected.
 */
export class CallSound {
  private readonly nodes: AudioWorkletNode[] = [];

  constructor(private readonly resources: CallResources) {}

  getUserMedia(constraints: MediaStreamConstraints): Promise<MediaStream> {
    return this.resources.unlessOver(this.openMicrophone(constraints));
  }

  createAudioContext(options: AudioContextOptions): AudioContext {
    const context = new AudioContext(options);
    const close = context.close.bind(context);
    let closing: Promise<void> | undefined;
    // it is closed here and by the library, and a browser takes the second time for an error
    context.close = () => (closing ??= this.endProcessors(context).then(close));
    this.resources.hold(() => void context.close());
    return context;
  }

  /** To be done before a context is given the library's processors. */
  async makeEndable({ audioWorklet }: AudioContext): Promise<void> {
    await audioWorklet.addModule(endableProcessors);
  }

  createWorkletNode(context: AudioContext, name: string): AudioWorkletNode {
    const node = new AudioWorkletNode(context, name);
    this.nodes.push(node);
    return node;
  }

  /** The one that sound is played through. */
  createAudioElement(): HTMLAudioElement {
    const element = new Audio();
    this.resources.hold(() => {
      element.pause();
      element.remove();
      // a browser keeps an element that might play on
      element.srcObject = null;
    });
    return element;
  }

  private async openMicrophone(constraints: MediaStreamConstraints): Promise<MediaStream> {
    const stream = await navigator.mediaDevices.getUserMedia(constraints);
    this.resources.hold(() => stream.getTracks().forEach((track) => track.stop()));
    return stream;
  }

  private async endProcessors(context: AudioContext): Promise<void> {
    // nothing is processed, and so nothing ends
    if (context.state !== 'running') return;
    await Promise.all(this.nodes.filter((node) => node.context === context).map(ended));
  }
}

/** Ends a processor, and waits until it has. */
function ended({ port }: AudioWorkletNode): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ENDS_WITHIN_MS);
    port.addEventListener('message', ({ data }) => {
      if (data.type !== 'ended') return;
      clearTimeout(timer);
      resolve();
    });
    port.start();
    port.postMessage({ type: 'end' });
  });
}
