import type { FormatConfig, InputController } from '@elevenlabs/client';
import type { AudioHealth } from './AudioHealth.ts';
import type { CallResources } from './CallResources.ts';
import { CallSound } from './CallSound.ts';
import { audioProblem } from './callProblems.ts';
import { isHeadphoneLabel, isIos } from './deviceDetection.ts';
import { MicrophoneError, microphoneProblem } from './microphoneProblem.ts';

/** Milliseconds of audio per message to the service. */
const BUFFER_MS = 250;

/**
 * The visitor's speech, in chunks for the service. Switches to another microphone when the current one is
 * unplugged, used by another program, or no longer the default.
 */
export class Microphone implements InputController {
  private muted = false;
  private sound!: CallSound;
  private processor!: AudioWorkletNode;
  private track: MediaStreamTrack | undefined;
  /** The browser's preferred device when a microphone was last opened. */
  private device: string | undefined;
  private isOpening = false;
  /** Whether devices changed while a microphone was opening. */
  private isOutdated = false;

  /** Opens the microphone for a session. @param send receives each chunk of audio */
  static async open(
    format: FormatConfig,
    resources: CallResources,
    health: AudioHealth,
    send: (sound: ArrayBuffer) => void,
  ): Promise<Microphone> {
    const microphone = new Microphone(format, resources, health, send);
    await microphone.prepare(format.sampleRate);
    await microphone.speakThrough(await openPreferred(format, resources));
    microphone.followDevices();
    return microphone;
  }

  private constructor(
    private readonly format: FormatConfig,
    private readonly resources: CallResources,
    private readonly health: AudioHealth,
    private readonly send: (sound: ArrayBuffer) => void,
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
    return this.resources.release();
  }

  async setDevice(): Promise<void> {
    throw new Error('The microphone follows the browser’s choice');
  }

  /** Sets up audio processing at a sample rate. Defaults to the device's own rate. */
  private async prepare(sampleRate?: number): Promise<void> {
    const { format, resources } = this;
    const sound = new CallSound('input', sampleRate, resources, this.health);
    const processor = await sound.createProcessor('rawAudioProcessor', format, {
      chunkDurationMs: BUFFER_MS,
    });
    const take = ({ data }: MessageEvent) => {
      // otherwise the processor reports that it ended
      if (Array.isArray(data)) this.send(data[0].buffer);
    };
    processor.port.addEventListener('message', take, { signal: resources.signal });
    this.sound = sound;
    this.processor = processor;
    await this.setMuted(this.muted);
  }

  private async speakThrough(stream: MediaStream): Promise<void> {
    const source = await this.sourceOf(stream);
    await this.sound.play(source, this.sound.analyser, this.processor);
    this.track?.stop();
    [this.track] = stream.getAudioTracks();
    this.device = await preferredDevice();
    if (this.track) this.watch(this.track);
  }

  /** In older Firefox, a microphone only works at its own sample rate, so a worklet converts the audio. */
  private async sourceOf(stream: MediaStream): Promise<MediaStreamAudioSourceNode> {
    try {
      return this.sound.context.createMediaStreamSource(stream);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'NotSupportedError') throw error;
      // closing takes a moment, and must not delay the visitor's speech
      void this.sound.close().catch(() => undefined);
      await this.prepare();
      return this.sound.context.createMediaStreamSource(stream);
    }
  }

  private watch(track: MediaStreamTrack): void {
    const { signal } = this.resources;
    const noteMuted = () => {
      if (track !== this.track) return;
      this.health.note('microphone', track.muted ? { kind: 'microphone-muted' } : undefined);
    };
    const replace = () => {
      if (track === this.track) void this.reopen();
    };
    track.addEventListener('mute', noteMuted, { signal });
    track.addEventListener('unmute', noteMuted, { signal });
    track.addEventListener('ended', replace, { signal });
    noteMuted();
    // the track ended before its events were watched
    if (!this.works) this.health.note('microphone', { kind: 'no-microphone' });
  }

  private get works(): boolean {
    return this.track?.readyState === 'live';
  }

  private followDevices(): void {
    const { signal } = this.resources;
    const check = () => void this.checkDevices();
    navigator.mediaDevices.addEventListener('devicechange', check, { signal });
    navigator.permissions?.query({ name: 'microphone' }).then(
      (permission) => permission.addEventListener('change', check, { signal }),
      // some browsers can't report the microphone permission
      () => undefined,
    );
    this.health.onRepair(() => {
      if (!this.works || this.track?.muted) void this.reopen();
    });
  }

  private async checkDevices(): Promise<void> {
    const isOther = (await preferredDevice()) !== this.device;
    if (this.resources.signal.aborted) return;
    if (isOther || !this.works) await this.reopen();
  }

  /** Opens the browser's preferred microphone. If that fails, keeps the current microphone. */
  private async reopen(): Promise<void> {
    if (this.isOpening) {
      this.isOutdated = true;
      return;
    }
    this.isOpening = true;
    try {
      await this.speakThrough(await openPreferred(this.format, this.resources));
    } catch (error) {
      if (!this.resources.signal.aborted && !this.works) {
        this.health.note('microphone', audioProblem(error));
      }
    }
    this.isOpening = false;
    if (this.isOutdated && !this.resources.signal.aborted) {
      this.isOutdated = false;
      await this.checkDevices();
    }
  }
}

/** Asks the browser for a microphone. @throws MicrophoneError if the browser or the visitor refuses */
export function openMicrophone(
  audio: MediaTrackConstraints | true,
  resources: CallResources,
): Promise<MediaStream> {
  const open = async () => {
    resources.signal.throwIfAborted();
    const stream = await askFor(audio);
    resources.hold(() => stopTracks(stream));
    return stream;
  };
  return resources.untilReleased(open());
}

async function askFor(audio: MediaTrackConstraints | true): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio });
  } catch (error) {
    throw new MicrophoneError(microphoneProblem(error), error);
  }
}

export function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Opens the best microphone for speech, or any microphone if none fits. */
async function openPreferred(format: FormatConfig, resources: CallResources): Promise<MediaStream> {
  const constraints = await constraintsFor(format);
  return openMicrophone(constraints, resources).catch((error: unknown) => {
    const isUnsuitable = error instanceof MicrophoneError && error.problem.kind === 'microphone-unsuitable';
    if (isUnsuitable) return openMicrophone(true, resources);
    throw error;
  });
}

async function constraintsFor({ sampleRate }: FormatConfig) {
  const headphones = isIos() ? (await microphones()).find(isHeadphones) : undefined;
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

/** Identifies the microphone that the browser would choose now: the first one in the list. */
async function preferredDevice(): Promise<string | undefined> {
  const devices = await microphones();
  const device = (isIos() ? devices.find(isHeadphones) : undefined) ?? devices[0];
  // the id of the default entry stays the same when another device becomes the default
  return device && `${device.deviceId} ${device.groupId}`;
}

async function microphones(): Promise<MediaDeviceInfo[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.filter(({ kind }) => kind === 'audioinput');
}

const isHeadphones = ({ label }: MediaDeviceInfo) => isHeadphoneLabel(label);
