import { TextConversation } from '@elevenlabs/client';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerMessage as MockMessage } from '../../mocks/voice/wire.ts';
import { startServer, type RunningServer } from '../../mocks/hosts/server.ts';
import { demoSeed } from '../../mocks/seed/demo.ts';
import { faultsOf } from '../drift/faults.ts';
import { ClientMessage, ServerMessage } from './messages.ts';

// set VOICE_ORIGIN and VOICE_AGENT to check a real service instead of the mock

interface Told {
  readonly from: 'service' | 'app';
  readonly message: unknown;
}

/** A session's WebSocket that records its messages. */
function recorder(told: Told[]): (url: string, protocols?: string[]) => WebSocket {
  return (url, protocols) => {
    const socket = new WebSocket(url, protocols);
    const note = (from: Told['from'], data: unknown) =>
      told.push({ from, message: JSON.parse(String(data)) });
    socket.addEventListener('message', ({ data }) => note('service', data));
    const send = socket.send.bind(socket);
    socket.send = (data) => {
      note('app', data);
      send(data);
    };
    return socket;
  };
}

let server: RunningServer | undefined;
let origin = process.env['VOICE_ORIGIN'] ?? '';
const agentId = process.env['VOICE_AGENT'] ?? 'landing';
beforeAll(async () => {
  if (origin) return;
  server = await startServer({ port: 0, seed: demoSeed() });
  origin = server.url.replace('http', 'ws');
});
afterAll(() => server?.close());

/** Runs a session with the app's library: hears a greeting, sends text, and rates the reply. */
async function session(): Promise<readonly Told[]> {
  const told: Told[] = [];
  const greeted = Promise.withResolvers<void>();
  const pinged = Promise.withResolvers<void>();
  const conversation = await TextConversation.startSession({
    agentId,
    origin,
    textOnly: true,
    connectionType: 'websocket',
    overrides: { conversation: { textOnly: true } },
    dynamicVariables: { local_time: '18:30' },
    createWebSocket: recorder(told),
    onMessage: () => greeted.resolve(),
    onDebug: () => undefined,
    onCanSendFeedbackChange: ({ canSendFeedback }) => canSendFeedback && pinged.resolve(),
  });
  await greeted.promise;
  await pinged.promise;
  conversation.sendUserMessage('A table for two, please.');
  conversation.sendContextualUpdate('The visitor reads the menu');
  conversation.sendFeedback(true);
  conversation.sendUserActivity();
  await conversation.endSession();
  return told;
}

const agreedTypes = new Set<string | undefined>(
  ServerMessage.options.map(({ entries }) => entries.type.literal),
);

/** The app ignores other message types. */
const isAgreed = (one: Told) => one.from === 'app' || agreedTypes.has(typeOf(one));

const typeOf = ({ message }: Told) => (message as { readonly type?: string }).type;

describe('Voice WebSocket', { timeout: 60_000 }, () => {
  let told: readonly Told[];
  beforeAll(async () => {
    told = await session();
  }, 60_000);

  it("starts with the app's options and the session's metadata", () => {
    expect(told.slice(0, 2).map(({ from, ...one }) => [from, typeOf({ from, ...one })])).toEqual([
      ['app', 'conversation_initiation_client_data'],
      ['service', 'conversation_initiation_metadata'],
    ]);
  });

  it('carries only agreed messages in both directions', () => {
    const amiss = told.filter(isAgreed).flatMap(({ from, message }) => {
      const { issues } = v.safeParse(from === 'app' ? ClientMessage : ServerMessage, message);
      return issues ? [{ from, message, issues: v.summarize(issues) }] : [];
    });
    expect(amiss).toEqual([]);
    expect(new Set(told.filter(({ from }) => from === 'app').map(typeOf))).toEqual(
      new Set([
        'conversation_initiation_client_data',
        'user_message',
        'contextual_update',
        'feedback',
        'user_activity',
        ...(told.some((one) => typeOf(one) === 'ping') ? ['pong'] : []),
      ]),
    );
  });

  it('rejects messages with dropped, renamed, or retyped fields', () => {
    const heard = new Map(
      told.filter(({ from }) => from === 'service').map((one) => [typeOf(one), one.message]),
    );
    const harmful = [...heard.values()]
      .flatMap(faultsOf)
      // ping times and the microphone format are optional
      .filter(
        ({ kind, path }) =>
          !(/ping_ms|user_input_audio_format/.test(path) && ['drop', 'rename'].includes(kind)),
      )
      .filter(({ kind }) => !['none', 'extra', 'fraction', 'empty text'].includes(kind));
    expect(harmful.length).toBeGreaterThan(20);
    expect(harmful.filter(({ answer }) => v.is(ServerMessage, answer))).toEqual([]);
  });

  it('covers every message of the mock', () => {
    // compiles only if the mock sends agreed messages
    const agreed = (message: MockMessage): ServerMessage => message;
    expect(agreed).toBeTypeOf('function');
  });
});
