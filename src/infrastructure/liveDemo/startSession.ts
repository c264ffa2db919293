import {
  VoiceConversation,
  WebSocketConnection,
  type Options,
  type PartialOptions,
} from '@elevenlabs/client';
import { setSetupStrategy, type VoiceSessionSetupResult } from '@elevenlabs/client/internal';
import { keepScreenAwake } from '../browser/keepScreenAwake.ts';
import type { AudioHealth } from './AudioHealth.ts';
import type { CallResources } from './CallResources.ts';
import { Microphone, openMicrophone, stopTracks } from './Microphone.ts';
import { isAndroid } from './deviceDetection.ts';
import { Speaker } from './Speaker.ts';

/** Milliseconds that Android needs to switch its audio to call mode. */
const ANDROID_DELAY_MS = 3000;

/**
 * Starts a library session whose input, output, and socket are released by `resources`. Without this setup,
 * the library would leave the input or output open if the other one fails.
 */
export function startSession(
  options: PartialOptions,
  resources: CallResources,
  health: AudioHealth,
): Promise<VoiceConversation> {
  // the library has one global setup strategy and reads it before its first await
  setSetupStrategy((allOptions) => setUp(allOptions, resources, health));
  const starting = VoiceConversation.startSession(options);
  // otherwise the library would keep the session's resources
  setSetupStrategy(noSetup);
  return starting;
}

async function noSetup(): Promise<never> {
  throw new Error('A session must start with its resources');
}

async function setUp(
  options: Options,
  resources: CallResources,
  health: AudioHealth,
): Promise<VoiceSessionSetupResult> {
  await keepScreenAwake(resources);
  // devices have names only after permission, and a refusal should not cost a connection to the service
  const allowed = await openMicrophone(true, resources);
  await resources.wait(isAndroid() ? ANDROID_DELAY_MS : 0);
  const connection = await WebSocketConnection.create(options);
  const send = (sound: ArrayBuffer) => connection.sendMessage({ user_audio_chunk: toBase64(sound) });
  const [input, output] = await Promise.all([
    Microphone.open(connection.inputFormat, resources, health, send),
    Speaker.open(connection.outputFormat, resources, health),
  ]);
  connection.addListener(({ audio_base_64: sound }) => output.playAudio(fromBase64(sound)));
  stopTracks(allowed);
  return { connection, input, output, playbackEventTarget: output, detach: () => resources.release() };
}

const toBase64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0)).buffer;
