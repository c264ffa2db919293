import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

type Message = Readonly<Record<string, unknown>>;

/** The voice service on a real WebSocket. The test scripts its messages. */
export class ScriptedVoice {
  readonly origin: string;
  readonly calls: ScriptedCall[] = [];
  private readonly server: WebSocketServer;
  private readonly waiting: ((call: ScriptedCall) => void)[] = [];

  static async start(): Promise<ScriptedVoice> {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await once(server, 'listening');
    return new ScriptedVoice(server);
  }

  private constructor(server: WebSocketServer) {
    this.server = server;
    this.origin = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('connection', (socket, request) => {
      const call = new ScriptedCall(socket, request);
      this.calls.push(call);
      this.waiting.shift()?.(call);
    });
  }

  /** Resolves with the next session. Must run before the client connects. */
  nextCall(): Promise<ScriptedCall> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  async close(): Promise<void> {
    for (const socket of this.server.clients) socket.terminate();
    this.server.close();
    await once(this.server, 'close');
  }
}

/** The service's side of one session. */
export class ScriptedCall {
  readonly url: URL;
  readonly protocol: string;
  /** All messages received, oldest first. */
  readonly received: Message[] = [];
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  private readonly socket: WebSocket;
  private readonly watchers = new Set<() => void>();

  constructor(socket: WebSocket, request: IncomingMessage) {
    this.socket = socket;
    this.url = new URL(request.url ?? '', 'ws://service');
    this.protocol = socket.protocol;
    this.closed = new Promise((resolve) => {
      socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    });
    socket.on('message', (data: Buffer) => {
      this.received.push(JSON.parse(data.toString()) as Message);
      for (const look of this.watchers) look();
    });
  }

  /** Resolves with the first matching message, whether it was already received or is still to come. */
  message(fits: (message: Message) => boolean): Promise<Message> {
    return new Promise((resolve) => {
      const look = () => {
        const found = this.received.find(fits);
        if (!found) return;
        this.watchers.delete(look);
        resolve(found);
      };
      this.watchers.add(look);
      look();
    });
  }

  messageOf(type: string): Promise<Message> {
    return this.message((message) => message['type'] === type);
  }

  all(type: string): Message[] {
    return this.received.filter((message) => message['type'] === type);
  }

  send(type: string, fields: Message): void {
    this.socket.send(JSON.stringify({ type, ...fields }));
  }

  /** Waits for the client's first message and accepts the session. */
  async accept({ output = 'pcm_16000', input = 'pcm_16000' } = {}): Promise<void> {
    await this.messageOf('conversation_initiation_client_data');
    this.send('conversation_initiation_metadata', {
      conversation_initiation_metadata_event: {
        conversation_id: 'conv_1',
        agent_output_audio_format: output,
        user_input_audio_format: input,
      },
    });
  }

  say(text: string, eventId = 1): void {
    this.send('agent_response', { agent_response_event: { agent_response: text, event_id: eventId } });
  }

  /**
   * Sends a steady tone of 440 Hz at half volume, in one chunk. On a busy machine, a page could run out of
   * audio between two chunks and switch to listening.
   */
  tone(seconds: number, eventId = 1, rate = 16_000): void {
    this.audio(
      Int16Array.from({ length: seconds * rate }, (_, index) =>
        Math.round(16_384 * Math.sin((2 * Math.PI * 440 * index) / rate)),
      ),
      eventId,
    );
  }

  audio(samples: Int16Array | Uint8Array, eventId = 1): void {
    const bytes = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
    this.send('audio', { audio_event: { audio_base_64: bytes.toString('base64'), event_id: eventId } });
  }

  close(code: number, reason = ''): void {
    this.socket.close(code, reason);
  }

  /** Drops the connection. */
  cut(): void {
    this.socket.terminate();
  }
}
