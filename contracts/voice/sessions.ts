import { setTimeout } from 'node:timers/promises';
import { TextConversation, WebSocketConnection } from '@elevenlabs/client';
import { nodeSpeech } from '../../mocks/hosts/nodeSpeech.ts';
import { audioFormat, RATE, toBase64 } from '../../mocks/voice/audio/audioFormat.ts';
import { typeOf, type SessionMessage } from './sessionProblems.ts';

/** The service to check. */
export interface Service {
  /** WebSocket origin without a trailing slash. */
  readonly origin: string;
  readonly agentId: string;
  /** How long each message may take, in milliseconds. */
  readonly timeoutMs: number;
  /** Whether to send speech as fast as it is spoken. The mock counts samples instead of time. */
  readonly isRealTime: boolean;
}

/** Records a session's messages and waits for them. */
class Recorder {
  readonly messages: SessionMessage[] = [];
  private readonly ended = Promise.withResolvers<false>();
  private readonly awaited = new Map<string, () => void>();

  private socket: WebSocket | undefined;

  readonly open = (url: string, protocols?: string[]): WebSocket => {
    const socket = new WebSocket(url, protocols);
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => this.note('service', data));
    socket.addEventListener('close', () => this.ended.resolve(false));
    const send = socket.send.bind(socket);
    socket.send = (data) => {
      this.note('app', data);
      send(data);
    };
    return socket;
  };

  /** Waits for a message of the service. Stops after the timeout or when the connection ends. */
  async waitFor(type: string, timeoutMs: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<true>();
    this.awaited.set(type, () => resolve(true));
    if (this.messages.some((one) => one.from === 'service' && typeOf(one) === type)) return;
    await withTimeout(timeoutMs, Promise.race([promise, this.ended.promise]));
  }

  /** Ends a session that the library still waits for. */
  close(): void {
    this.socket?.close();
  }

  private note(from: SessionMessage['from'], data: unknown): void {
    const one = { from, message: parsed(String(data)) };
    this.messages.push(one);
    if (from === 'service') this.awaited.get(typeOf(one) ?? '')?.();
  }
}

/** The app ignores texts that are no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function withTimeout<T>(timeoutMs: number, promise: Promise<T>): Promise<T | false> {
  const over = new AbortController();
  const late = setTimeout(timeoutMs, false as const, { signal: over.signal }).catch(() => false as const);
  return Promise.race([promise, late]).finally(() => over.abort());
}

/** Runs a session with the app's library: reads a greeting, sends text, and rates the reply. */
export async function textSession({
  origin,
  agentId,
  timeoutMs,
}: Service): Promise<readonly SessionMessage[]> {
  const recorder = new Recorder();
  const starting = TextConversation.startSession({
    agentId,
    origin,
    textOnly: true,
    connectionType: 'websocket',
    overrides: { conversation: { textOnly: true } },
    dynamicVariables: { local_time: '18:30' },
    createWebSocket: recorder.open,
    onDebug: () => undefined,
  }).catch(() => false as const);
  const conversation = await withTimeout(timeoutMs, starting);
  if (!conversation) {
    recorder.close();
    return recorder.messages;
  }
  await recorder.waitFor('agent_response', timeoutMs);
  conversation.sendUserMessage('A table for two, please.');
  conversation.sendContextualUpdate('The visitor reads the menu');
  conversation.sendFeedback(true);
  conversation.sendUserActivity();
  await conversation.endSession();
  return recorder.messages;
}

/** Milliseconds of speech in one message. */
const CHUNK_MS = 100;

/** Runs a session with sound: hears the greeting, and speaks while it plays. */
export async function audioSession({
  origin,
  agentId,
  timeoutMs,
  isRealTime,
}: Service): Promise<readonly SessionMessage[]> {
  const recorder = new Recorder();
  const starting = WebSocketConnection.create({
    agentId,
    origin,
    connectionType: 'websocket',
    createWebSocket: recorder.open,
  }).catch(() => false as const);
  const connection = await withTimeout(timeoutMs, starting);
  if (!connection) {
    recorder.close();
    return recorder.messages;
  }
  await recorder.waitFor('audio', timeoutMs);
  const { format, sampleRate } = connection.inputFormat;
  for (const samples of chunksOf(await question())) {
    const bytes = audioFormat(`${format}_${sampleRate}`).encode(samples);
    connection.sendMessage({ user_audio_chunk: toBase64(bytes) });
    if (isRealTime) await setTimeout(CHUNK_MS);
  }
  await recorder.waitFor('interruption', timeoutMs);
  await recorder.waitFor('user_transcript', timeoutMs);
  connection.close();
  return recorder.messages;
}

/** A spoken question, between half a second and two seconds of silence. */
async function question(): Promise<Int16Array> {
  const words = await nodeSpeech().say('Do you have a table for two tonight?', 'en');
  return Int16Array.from([...silence(0.5), ...words, ...silence(2)]);
}

const silence = (seconds: number) => new Int16Array(seconds * RATE);

function chunksOf(samples: Int16Array): readonly Int16Array[] {
  const size = (RATE * CHUNK_MS) / 1000;
  return Array.from({ length: Math.ceil(samples.length / size) }, (_, at) =>
    samples.subarray(at * size, (at + 1) * size),
  );
}
