import type { FormatConfig, InputController } from '@elevenlabs/client';
import type { CallResources } from './CallResources.ts';
import { CallSound } from './CallSound.ts';
import { isHeadphoneLabel, isIos } from './deviceDetection.ts';

/** Milliseconds of audio per message to the service. (rule: microphone buffer) */
const BUFFER_MS = 250;

/** The visitor's speech, in chunks for the service. */
export class Microphone implements InputController {
  private muted = false;

  /** Opens the microphone for a session. @param hear receives each chunk of audio */
  static async open(
    format: FormatConfig,
    resources: CallResources,
    hear: (sound: ArrayBuffer) => void,
  ): Promise<Microphone> {
    const constraints = await constraintsFor(format);
    const sound = new CallSound(format, resources);
    const processor = await sound.createProcessor('rawAudioProcessor', format, {
      chunkDurationMs: BUFFER_MS,
    });
    const stream = await openMicrophone(constraints, resources);
    const take = ({ data }: MessageEvent) => {
      // otherwise the processor reports that it ended
      if (Array.isArray(data)) hear(data[0].buffer);
    };
    processor.port.addEventListener('message', take, { signal: resources.signal });
    await sound.play(sound.context.createMediaStreamSource(stream), sound.analyser, processor);
    return new Microphone(resources, sound, processor);
  }

  private constructor(
    private readonly resources: CallResources,
    private readonly sound: CallSound,
    private readonly processor: AudioWorkletNode,
  ) {}

  async setMuted(isMuted: boolean): Promise<void> {
    this.muted = isMuted;
    this.processor.port.postMessage({ type: 'setMuted', isMuted });
  }

  isMuted(): boolean {
    return this.muted;
  }

  getVolume(): number {
    return this.muted ? 0 : this.sound.level();
  }

  getByteFrequencyData(buffer: Uint8Array<ArrayBuffer>): void {
    this.sound.analyser.getByteFrequencyData(buffer);
  }

  getAnalyser(): AnalyserNode {
    return this.sound.analyser;
  }

  close(): Promise<void> {
    return this.resources.letGo();
  }

  async setDevice(): Promise<void> {
    throw new Error('The microphone can’t change during a session');
  }
}

/** Asks the browser for a microphone. @throws DOMException if the browser or the visitor refuses */
export function openMicrophone(
  audio: MediaTrackConstraints | true,
  resources: CallResources,
): Promise<MediaStream> {
  const open = async () => {
    resources.signal.throwIfAborted();
    const stream = await navigator.mediaDevices.getUserMedia({ audio });
    resources.hold(() => stopTracks(stream));
    return stream;
  };
  return resources.unlessOver(open());
}

export function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

async function constraintsFor({ sampleRate }: FormatConfig) {
  const headphones = isIos() ? await findHeadphones() : undefined;
  return {
    sampleRate: { ideal: sampleRate },
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
    voiceIsolation: true,
    // echo cancellation works better in mono
    channelCount: { ideal: 1 },
    ...(headphones && { deviceId: { ideal: headphones.deviceId } }),
  };
}

async function findHeadphones(): Promise<MediaDeviceInfo | undefined> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.find(({ kind, label }) => kind === 'audioinput' && isHeadphoneLabel(label));
}
