import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { TextConversation, WebSocketConnection } from '@elevenlabs/client';
import { nodeSpeech } from '../../mocks/hosts/nodeSpeech.ts';
import { audioFormat, SAMPLE_RATE, toBase64 } from '../../mocks/voice/audio/audioFormat.ts';
import { parsedJson } from '../support/answerRules.ts';
import { typeOf, type SessionMessage } from './sessionProblems.ts';

/** The service to check, and the settings of the check. */
export interface Service {
  /** The origin of the WebSocket, without a trailing slash. */
  readonly origin: string;
  readonly agentId: string;
  /** The maximum time for each message, in milliseconds. */
  readonly timeoutMs: number;
  /** Whether to send speech in real time. The mock counts samples instead of time. */
  readonly isRealTime: boolean;
}

/** Records a session's messages and waits for them. */
class Recorder {
  readonly messages: SessionMessage[] = [];
  private readonly timeoutMs: number;
  private readonly received = new EventTarget();
  private readonly ended = new AbortController();
  private socket: WebSocket | undefined;

  constructor({ timeoutMs }: Service) {
    this.timeoutMs = timeoutMs;
  }

  readonly open = (url: string, protocols?: string[]): WebSocket => {
    const socket = new WebSocket(url, protocols);
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => this.note('service', data));
    socket.addEventListener('close', () => this.ended.abort());
    const send = socket.send.bind(socket);
    socket.send = (data) => {
      this.note('app', data);
      send(data);
    };
    return socket;
  };

  /** Returns the session, or undefined if it doesn't start in time. */
  async start<T>(starting: Promise<T>): Promise<T | undefined> {
    const late = setTimeout(this.timeoutMs, undefined, { ref: false });
    const session = await Promise.race([starting, late]).catch(() => undefined);
    // otherwise the library would continue to wait
    if (session === undefined) this.socket?.close();
    return session;
  }

  /** Waits for a message from the service, until the timeout or the end of the connection. */
  async waitFor(type: string): Promise<void> {
    if (this.messages.some((one) => one.from === 'service' && typeOf(one) === type)) return;
    const signal = AbortSignal.any([AbortSignal.timeout(this.timeoutMs), this.ended.signal]);
    await once(this.received, type, { signal }).catch(() => undefined);
  }

  private note(from: SessionMessage['from'], data: unknown): void {
    // the app ignores text that isn't JSON
    const one = { from, message: parsedJson(String(data)) };
    this.messages.push(one);
    if (from === 'service') this.received.dispatchEvent(new Event(typeOf(one) ?? ''));
  }
}

/** Runs a session with the app's library: waits for a greeting, sends text, and rates the reply. */
export async function textSession(service: Service): Promise<readonly SessionMessage[]> {
  const recorder = new Recorder(service);
  const conversation = await recorder.start(
    TextConversation.startSession({
      agentId: service.agentId,
      origin: service.origin,
      textOnly: true,
      connectionType: 'websocket',
      overrides: { conversation: { textOnly: true } },
      dynamicVariables: { local_time: '18:30' },
      createWebSocket: recorder.open,
      onDebug: () => undefined,
    }),
  );
  if (!conversation) return recorder.messages;
  await recorder.waitFor('agent_response');
  conversation.sendUserMessage('A table for two, please.');
  conversation.sendContextualUpdate('The visitor reads the menu');
  conversation.sendFeedback(true);
  conversation.sendUserActivity();
  await conversation.endSession();
  return recorder.messages;
}

/** The milliseconds of speech in one message. */
const CHUNK_MS = 100;

/** Runs a session with sound in the app's library: waits for the greeting, and speaks during the greeting. */
export async function audioSession(service: Service): Promise<readonly SessionMessage[]> {
  const { agentId, origin, isRealTime } = service;
  const recorder = new Recorder(service);
  const connection = await recorder.start(
    WebSocketConnection.create({
      agentId,
      origin,
      connectionType: 'websocket',
      createWebSocket: recorder.open,
    }),
  );
  if (!connection) return recorder.messages;
  await recorder.waitFor('audio');
  const { format, sampleRate } = connection.inputFormat;
  for (const samples of chunksOf(await question())) {
    const bytes = audioFormat(`${format}_${sampleRate}`).encode(samples);
    connection.sendMessage({ user_audio_chunk: toBase64(bytes) });
    if (isRealTime) await setTimeout(CHUNK_MS);
  }
  await recorder.waitFor('interruption');
  await recorder.waitFor('user_transcript');
  connection.close();
  return recorder.messages;
}

/** Returns the audio of a question, with half a second of silence before it and two seconds after it. */
async function question(): Promise<Int16Array> {
  const words = await nodeSpeech().say('Do you have a table for two tonight?', 'en');
  return Int16Array.from([...silence(0.5), ...words, ...silence(2)]);
}

const silence = (seconds: number) => new Int16Array(seconds * SAMPLE_RATE);

function chunksOf(samples: Int16Array): readonly Int16Array[] {
  const size = (SAMPLE_RATE * CHUNK_MS) / 1000;
  return Array.from({ length: Math.ceil(samples.length / size) }, (_, at) =>
    samples.subarray(at * size, (at + 1) * size),
  );
}
