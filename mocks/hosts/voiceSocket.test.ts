import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { addFaultFromNotation } from '../faults/faultNotation.ts';
import { demoSeed } from '../seed/demo.ts';
import { fromBase64, fromLittleEndian } from '../voice/audio/audioFormat.ts';
import { loudness } from '../voice/audio/voiceActivity.ts';
import type { ClientMessage, ServerMessage } from '../voice/wire.ts';
import { startServer, type RunningServer } from './server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({
    port: 0,
    seed: demoSeed(),
    curators: async (agentId) =>
      agentId === 'agent-of-glass'
        ? {
            museum: 'Museum of Glass',
            exhibit: 'The Disk',
            exampleQuestions: ['What is the disk made of?'],
            context: ['The disk is made of Pyrex. It was cast in 1934.'],
          }
        : undefined,
  });
});
beforeEach(() => server.backend.reset());
afterAll(() => server.close());

/** Opens a WebSocket client that records what it receives. */
function connect(agentId: string, protocols: string | string[] = 'convai', path = '/v1/convai/conversation') {
  const address = `${server.url.replace('http', 'ws')}${path}?agent_id=${agentId}`;
  const socket = new WebSocket(address, protocols);
  const messages: ServerMessage[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data: Buffer) => {
    messages.push(JSON.parse(data.toString()) as ServerMessage);
    for (const look of waiting) look();
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
  });
  const failed = new Promise<Error>((resolve) => socket.on('error', resolve));
  const send = (message: ClientMessage) => socket.send(JSON.stringify(message));
  socket.on('open', () => send({ type: 'conversation_initiation_client_data' }));

  /** Resolves with the next message of this type, and skips messages already returned. */
  const seen = new Set<ServerMessage>();
  const next = <Type extends ServerMessage['type']>(type: Type) =>
    new Promise<Extract<ServerMessage, { type: Type }>>((resolve) => {
      const look = () => {
        const found = messages.find((message) => message.type === type && !seen.has(message));
        if (!found) return;
        waiting.delete(look);
        seen.add(found);
        resolve(found as Extract<ServerMessage, { type: Type }>);
      };
      waiting.add(look);
      look();
    });
  return { socket, messages, send, next, closed, failed };
}

describe('Voice service on a WebSocket', { timeout: 30_000 }, () => {
  it('accepts the protocol, greets with audio, answers about the museum, and logs the session', async () => {
    const { socket, messages, next, send, closed } = connect('agent-of-glass');
    const { agent_response_event: greeting } = await next('agent_response');
    expect(socket.protocol).toBe('convai');
    expect(messages[0]?.type).toBe('conversation_initiation_metadata');
    expect(greeting.agent_response).toContain('curator of the Museum of Glass');
    const { audio_event: audio } = await next('audio');
    expect(loudness(fromLittleEndian(fromBase64(audio.audio_base_64)))).toBeGreaterThan(0.01);

    send({ type: 'user_message', text: 'What is the disk made of?' });
    expect((await next('agent_response')).agent_response_event.agent_response).toContain('Pyrex');
    socket.close(1000);
    expect((await closed).code).toBe(1000);
    const sessions = async () =>
      ((await (await fetch(`${server.url}/__backend/voice-sessions`)).json()) as { sessions: object[] })
        .sessions;
    await expect.poll(sessions).toMatchObject([
      {
        agentId: 'agent-of-glass',
        received: [{ type: 'conversation_initiation_client_data' }, { type: 'user_message' }],
        closed: { code: 1000, by: 'client' },
      },
    ]);
  });

  it('answers as the sample restaurant for any other agent ID', async () => {
    const { socket, next } = connect('any');
    expect((await next('agent_response')).agent_response_event.agent_response).toBe(
      'Trattoria Aurora! How can I help you today?',
    );
    socket.close();
  });

  it('closes with the code and reason of a fault', async () => {
    addFaultFromNotation(server.backend.faults, 'voice 1011 Out of order');
    expect(await connect('any').closed).toEqual({ code: 1011, reason: 'Out of order' });
  });

  it('breaks the connection for a socket error', async () => {
    addFaultFromNotation(server.backend.faults, 'voice socket-error');
    const { closed, failed } = connect('any');
    expect((await failed).message).toMatch(/Invalid WebSocket frame/);
    expect((await closed).code).not.toBe(1000);
  });

  it('accepts sessions on one path only', async () => {
    expect((await connect('any', 'convai', '/v1/other').failed).message).toMatch(/404/);
  });
});
