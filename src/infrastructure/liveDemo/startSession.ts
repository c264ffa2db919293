import {
  VoiceConversation,
  WebSocketConnection,
  type Options,
  type PartialOptions,
} from '@elevenlabs/client';
import { setSetupStrategy, type VoiceSessionSetupResult } from '@elevenlabs/client/internal';
import { keepScreenAwake } from '../browser/keepScreenAwake.ts';
import type { CallResources } from './CallResources.ts';
import { Microphone, openMicrophone, stopTracks } from './Microphone.ts';
import { isAndroid } from './deviceDetection.ts';
import { Speaker } from './Speaker.ts';

/** Android needs a while to switch its sound to a call, in milliseconds. (rule: connection delay) */
const ANDROID_DELAY_MS = 3000;

/**
 * Starts a session of the library. Whatever it opens is held by `resources`: by itself the library waits for what it
 * has begun, and of input and output leaves one open when the other fails.
 */
export function startSession(options: PartialOptions, resources: CallResources): Promise<VoiceConversation> {
  // the library has one for all sessions, and asks for it before it waits for anything
  setSetupStrategy((allOptions) => setUp(allOptions, resources));
  const starting = VoiceConversation.startSession(options);
  // it would keep what the call has opened
  setSetupStrategy(noSetup);
  return starting;
}

async function noSetup(): Promise<never> {
  throw new Error('A session is started together with its resources');
}

async function setUp(options: Options, resources: CallResources): Promise<VoiceSessionSetupResult> {
  await keepScreenAwake(resources);
  // devices have names only after the visitor has allowed one, and the service is not called for nothing
  const allowed = await openMicrophone(true, resources);
  await resources.wait(isAndroid() ? ANDROID_DELAY_MS : 0);
  const connection = await WebSocketConnection.create(options);
  const send = (sound: ArrayBuffer) => connection.sendMessage({ user_audio_chunk: toBase64(sound) });
  const [input, output] = await Promise.all([
    Microphone.open(connection.inputFormat, resources, send),
    Speaker.open(connection.outputFormat, resources),
  ]);
  connection.addListener(({ audio_base_64: sound }) => output.playAudio(fromBase64(sound)));
  stopTracks(allowed);
  return { connection, input, output, playbackEventTarget: output, detach: () => resources.letGo() };
}

const toBase64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0)).buffer;
