import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import type { ServerMessage as MockMessage } from '../../mocks/voice/wire.ts';
import { startServer, type RunningServer } from '../../mocks/hosts/server.ts';
import { demoSeed } from '../../mocks/seed/demo.ts';
import { faultsOf } from '../drift/faults.ts';
import type { ServerMessage } from './messages.ts';
import { EXPECTED, sessionProblems, typeOf, type SessionMessage } from './sessionProblems.ts';
import { audioSession, textSession } from './sessions.ts';
import { voiceProblems } from './voiceProblems.ts';

const service = { agentId: 'landing', timeoutMs: 15_000, isRealTime: false };

let server: RunningServer;
let sessions: Readonly<Record<keyof typeof EXPECTED, readonly SessionMessage[]>>;
beforeAll(async () => {
  server = await startServer({ port: 0, seed: demoSeed() });
  const origin = server.url.replace('http', 'ws');
  sessions = {
    text: await textSession({ ...service, origin }),
    audio: await audioSession({ ...service, origin }),
  };
}, 120_000);
afterAll(() => server.close());

describe.each(['text', 'audio'] as const)('A voice session with %s', (kind) => {
  it('has every message, and only valid ones', () => {
    expect(sessionProblems(sessions[kind], kind)).toEqual([]);
  });

  it("starts with the app's options and the session's metadata", () => {
    expect(sessions[kind].slice(0, 2).map((one) => [one.from, typeOf(one)])).toEqual([
      ['app', 'conversation_initiation_client_data'],
      ['service', 'conversation_initiation_metadata'],
    ]);
  });

  /** The session with another message in place of each of this type. */
  const changed = (type: string, change: (message: unknown) => unknown): readonly SessionMessage[] =>
    sessions[kind].map((one) =>
      one.from === 'service' && typeOf(one) === type ? { ...one, message: change(one.message) } : one,
    );

  /** The fields that a service may leave out. */
  const OPTIONAL = /ping_ms|user_input_audio_format/;
  const HARMLESS = ['none', 'extra field', 'fraction', 'empty text', 'success: false', 'capitals'];

  it('is refused with a dropped, renamed, null, or retyped field', () => {
    const messages = new Map(
      sessions[kind].filter(({ from }) => from === 'service').map((one) => [typeOf(one), one.message]),
    );
    const faults = EXPECTED[kind].flatMap((type) =>
      faultsOf(messages.get(type))
        .filter((fault) => !HARMLESS.includes(fault.kind))
        .filter(({ kind: fault, path }) => !(OPTIONAL.test(path) && /drop|rename/.test(fault)))
        .map((fault) => ({ ...fault, type })),
    );
    expect(faults.length).toBeGreaterThan(30);
    const survivors = faults.filter(
      ({ type, answer }) =>
        sessionProblems(
          changed(type, () => answer),
          kind,
        ).length === 0,
    );
    expect(survivors.map(({ kind: fault, path, type }) => `${type}: ${fault} at ${path}`)).toEqual([]);
  });

  it.each(EXPECTED[kind])('names a missing %s', (type) => {
    const rest = sessions[kind].filter((one) => typeOf(one) !== type);
    expect(sessionProblems(rest, kind).join('\n')).toContain(`${type}: expected at least one, got none`);
  });

  it('may have extra fields, unknown messages, repeated ones, and other IDs', () => {
    const extra = sessions[kind].map(({ from, message }) =>
      from === 'app' ? { from, message } : { from, message: { ...(message as object), trace: { id: 7 } } },
    );
    const unknown: SessionMessage = { from: 'service', message: { type: 'mood', mood_event: {} } };
    expect(sessionProblems([...extra, unknown], kind)).toEqual([]);
    const [options, metadata, ...rest] = sessions[kind];
    if (!options || !metadata) expect.fail();
    expect(sessionProblems([options, metadata, ...rest.toReversed(), ...rest], kind)).toEqual([]);
  });
});

describe('The values of a voice session with audio', () => {
  /** Puts a value into the messages of a type. */
  const put = (type: string, event: string, values: Readonly<Record<string, unknown>>) => {
    const messages = sessions.audio.map((one) =>
      typeOf(one) === type
        ? {
            ...one,
            message: { type, [event]: { ...(one.message as Record<string, object>)[event], ...values } },
          }
        : one,
    );
    return sessionProblems(messages, 'audio').join('\n');
  };
  const METADATA = 'conversation_initiation_metadata';

  it.each([
    ['audio', 'audio_event', { audio_base_64: 'not base64!' }, 'audio audio_event.audio_base_64'],
    ['audio', 'audio_event', { audio_base_64: '' }, 'audio audio_event.audio_base_64: expected Base64, got'],
    [
      'audio',
      'audio_event',
      { audio_base_64: undefined },
      'audio audio_event.audio_base_64: expected a value, got none',
    ],
    ['audio', 'audio_event', { event_id: '7' }, 'audio audio_event.event_id'],
    [
      'interruption',
      'interruption_event',
      { event_id: undefined },
      'interruption interruption_event.event_id',
    ],
    [
      METADATA,
      `${METADATA}_event`,
      { agent_output_audio_format: 'pcm_0' },
      `${METADATA} ${METADATA}_event.agent_output_audio_format`,
    ],
    [
      METADATA,
      `${METADATA}_event`,
      { agent_output_audio_format: 'pcm_1600000' },
      'agent_output_audio_format',
    ],
    [METADATA, `${METADATA}_event`, { agent_output_audio_format: 'mp3_44100' }, 'agent_output_audio_format'],
    [METADATA, `${METADATA}_event`, { user_input_audio_format: 'opus_48000' }, 'user_input_audio_format'],
    [
      'agent_response',
      'agent_response_event',
      { agent_response: ' ' },
      'agent_response: expected a greeting',
    ],
    [
      'user_transcript',
      'user_transcription_event',
      { user_transcript: 7 },
      'user_transcript user_transcription_event.user_transcript',
    ],
  ])('%s: refuses %s with %o', (type, event, values, name) =>
    expect(put(type, event, values)).toContain(name),
  );

  it.each(['pcm_8000', 'pcm_24000', 'ulaw_8000', 'pcm_48000'])('may be of the format %s', (format) =>
    expect(put(METADATA, `${METADATA}_event`, { agent_output_audio_format: format })).toBe(''),
  );
});

describe('A service that stops answering', () => {
  const metadata = {
    type: 'conversation_initiation_metadata',
    conversation_initiation_metadata_event: {
      conversation_id: 'c1',
      agent_output_audio_format: 'pcm_16000',
      user_input_audio_format: 'pcm_16000',
    },
  };

  it.each([
    [
      'text',
      'agent_response: expected at least one, got none; the service sent conversation_initiation_metadata',
    ],
    ['audio', 'audio: expected at least one, got none; the service sent conversation_initiation_metadata'],
  ] as const)('is named with its missing message: %s', async (kind, line) => {
    const silent = new WebSocketServer({ port: 0, handleProtocols: () => 'convai' });
    silent.on('connection', (socket) => socket.on('message', () => socket.send(JSON.stringify(metadata))));
    await once(silent, 'listening');
    const origin = `ws://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const run = kind === 'text' ? textSession : audioSession;
    try {
      const messages = await run({ ...service, origin, timeoutMs: 50 });
      expect(sessionProblems(messages, kind)).toContain(line);
    } finally {
      for (const socket of silent.clients) socket.terminate();
      silent.close();
    }
  });

  it('is named with the cause alone if no session can start', async () => {
    const mp3 = structuredClone(metadata);
    mp3.conversation_initiation_metadata_event.agent_output_audio_format = 'mp3_44100';
    const other = new WebSocketServer({ port: 0, handleProtocols: () => 'convai' });
    other.on('connection', (socket) => socket.on('message', () => socket.send(JSON.stringify(mp3))));
    await once(other, 'listening');
    const origin = `ws://127.0.0.1:${(other.address() as AddressInfo).port}`;
    try {
      expect(await voiceProblems({ ...service, origin, timeoutMs: 500 })).toEqual([
        'Voice session with text and sound  conversation_initiation_metadata conversation_initiation_metadata_event.agent_output_audio_format: expected a format such as pcm_16000, got "mp3_44100"\n    breaks the call: the call can’t start',
      ]);
      // otherwise the command would not end
      await expect.poll(() => other.clients.size).toBe(0);
    } finally {
      other.close();
    }
  });

  it('is named if it is not there at all', async () => {
    const messages = await textSession({ ...service, origin: 'ws://127.0.0.1:9', timeoutMs: 2000 });
    expect(sessionProblems(messages, 'text')).toContain(
      'conversation_initiation_metadata: expected at least one, got none; the service sent nothing',
    );
  });
});

it('every message of the mock is agreed', () => {
  // compiles only if the mock sends agreed messages
  const agreed = (message: MockMessage): ServerMessage => message;
  expect(agreed).toBeTypeOf('function');
});
