import type { FormatConfig, OutputController } from '@elevenlabs/client';
import type { VoiceSessionSetupResult } from '@elevenlabs/client/internal';
import type { AudioHealth } from './AudioHealth.ts';
import type { CallResources } from './CallResources.ts';
import { CallSound } from './CallSound.ts';
import { isIos } from './deviceDetection.ts';

type PlaybackEvents = NonNullable<VoiceSessionSetupResult['playbackEventTarget']>;
type PlaybackListener = Parameters<PlaybackEvents['addListener']>[0];

/** Milliseconds until interrupted speech is silent. */
const FADE_MS = 2000;
/** An exponential fade never reaches zero. */
const SILENT_GAIN = 0.0001;

/** The agent's speech. Tells the library when playback starts and ends. */
export class Speaker implements OutputController, PlaybackEvents {
  private volume = 1;
  /** Runs while interrupted speech fades out. */
  private fading: ReturnType<typeof setTimeout> | undefined;

  static async open(format: FormatConfig, resources: CallResources, health: AudioHealth): Promise<Speaker> {
    const sound = new CallSound('output', format.sampleRate, resources, health);
    const { context } = sound;
    const gain = context.createGain();
    const destination = context.createMediaStreamDestination();
    const element = createElement(destination.stream, resources);
    const processor = await sound.createProcessor('audioConcatProcessor', format);
    await sound.play(processor, gain, sound.analyser, destination);
    // audio elements on iOS stall on their first sound, so this plays silence before the agent's first word
    if (isIos()) processor.port.postMessage({ type: 'buffer', buffer: silence(format) });
    keepPlaying(element, resources, health);
    return new Speaker(resources, sound, processor.port, gain.gain);
  }

  private constructor(
    private readonly resources: CallResources,
    private readonly sound: CallSound,
    private readonly port: MessagePort,
    private readonly gain: AudioParam,
  ) {
    resources.hold(() => clearTimeout(this.fading));
  }

  playAudio(buffer: ArrayBuffer): void {
    this.dropInterrupted();
    this.gain.cancelScheduledValues(this.sound.context.currentTime);
    this.gain.value = this.volume;
    this.port.postMessage({ type: 'buffer', buffer });
  }

  interrupt(fadeMs = FADE_MS): void {
    // don't raise the volume of audio that is already fading
    if (this.fading) return;
    const { currentTime } = this.sound.context;
    this.port.postMessage({ type: 'interrupt' });
    // the fade starts from the last scheduled volume, whose time may be long past
    this.gain.setValueAtTime(this.volume, currentTime);
    this.gain.exponentialRampToValueAtTime(SILENT_GAIN, currentTime + fadeMs / 1000);
    this.fading = setTimeout(() => this.dropInterrupted(), fadeMs);
  }

  addListener(listener: PlaybackListener): void {
    this.port.addEventListener('message', listener);
  }

  removeListener(listener: PlaybackListener): void {
    this.port.removeEventListener('message', listener);
  }

  setVolume(volume: number): void {
    this.volume = volume;
    this.gain.value = volume;
  }

  getVolume(): number {
    return this.sound.level();
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
    throw new Error('The speaker can’t change during a session');
  }

  /** Drops the rest of interrupted speech, so nothing plays until new audio arrives. */
  private dropInterrupted(): void {
    clearTimeout(this.fading);
    this.fading = undefined;
    this.port.postMessage({ type: 'clearInterrupted' });
  }
}

/** Creates an audio element, which supports echo cancellation and uses the media output. */
function createElement(stream: MediaStream, resources: CallResources): HTMLAudioElement {
  const element = new Audio();
  element.autoplay = true;
  element.style.display = 'none';
  element.srcObject = stream;
  document.body.append(element);
  resources.hold(() => {
    element.pause();
    element.remove();
    // browsers don't free an element that might play again
    element.srcObject = null;
  });
  return element;
}

/** Plays the element again when the system pauses it, for example because headphones were unplugged. */
function keepPlaying(element: HTMLAudioElement, resources: CallResources, health: AudioHealth): void {
  const play = async () => {
    const isPlaying = await element.play().then(
      () => true,
      () => false,
    );
    if (resources.signal.aborted) return;
    health.note('speaker', isPlaying ? undefined : { kind: 'sound-interrupted' });
  };
  element.addEventListener('pause', () => void play(), { signal: resources.signal });
  health.onRepair(() => void play());
  void play();
}

/** A tenth of a second of silence. In mu-law, zero bytes would be maximum volume. */
function silence({ format, sampleRate }: FormatConfig): ArrayBuffer {
  const length = Math.floor(sampleRate / 10);
  return format === 'ulaw' ? new Uint8Array(length).fill(0xff).buffer : new Int16Array(length).buffer;
}
