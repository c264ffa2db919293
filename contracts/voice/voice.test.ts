import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import type { ServerMessage as MockMessage } from '../../mocks/voice/wire.ts';
import { startServer, type RunningServer } from '../../mocks/hosts/server.ts';
import { demoSeed } from '../../mocks/seed/demo.ts';
import type { ServerMessage } from './messages.ts';
import { EXPECTED, sessionProblems, typeOf, type SessionMessage } from './sessionProblems.ts';
import { audioSession, textSession } from './sessions.ts';
import { voiceProblems } from './voiceProblems.ts';

const service = { agentId: 'landing', timeoutMs: 15_000, isRealTime: false };
const KINDS = ['text', 'audio'] as const;
const METADATA = 'conversation_initiation_metadata';

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

describe.each(KINDS)('A voice session with %s', (kind) => {
  it('starts with the options and the metadata, and has every required message', () => {
    expect(sessions[kind].slice(0, 2).map((one) => [one.from, typeOf(one)])).toEqual([
      ['app', 'conversation_initiation_client_data'],
      ['service', METADATA],
    ]);
    expect(sessionProblems(sessions[kind], kind)).toEqual([]);
  });

  it('names each missing message', () => {
    for (const type of EXPECTED[kind]) {
      const rest = sessions[kind].filter((one) => typeOf(one) !== type);
      const [problem] = sessionProblems(rest, kind);
      expect(problem).toContain(`${type}: expected at least one, got none`);
    }
  });

  it('may have extra fields, unknown or repeated messages, and messages in another sequence', () => {
    const extra = sessions[kind].map(({ from, message }) =>
      from === 'app' ? { from, message } : { from, message: { ...(message as object), trace: { id: 7 } } },
    );
    const unknown: SessionMessage = { from: 'service', message: { type: 'mood', mood_event: {} } };
    expect(sessionProblems([...extra, unknown], kind)).toEqual([]);
    const [options, metadata, ...rest] = sessions[kind];
    if (!options || !metadata) expect.fail();
    expect(sessionProblems([options, metadata, ...rest.toReversed(), ...rest], kind)).toEqual([]);
  });

  it('has the metadata first', () => {
    const [options, metadata, next, ...rest] = sessions[kind];
    if (!options || !metadata || !next) expect.fail();
    expect(sessionProblems([options, next, metadata, ...rest], kind).join()).toContain(
      `${METADATA}: expected as the first message`,
    );
  });
});

describe('The fields of a voice session', () => {
  /** Returns the problems of a session with sound, after replacing values in each message of a type. */
  const problemsWith = (type: string, event: string, values: Readonly<Record<string, unknown>>) => {
    const messages = sessions.audio.map((one): SessionMessage => {
      if (typeOf(one) !== type) return one;
      const own = (one.message as Readonly<Record<string, object>>)[event];
      return { ...one, message: { type, [event]: { ...own, ...values } } };
    });
    return sessionProblems(messages, 'audio').join('\n');
  };
  const OUTPUT = 'agent_output_audio_format';

  it.each([
    ['audio', 'audio_event', { audio_base_64: undefined }, 'audio_base_64: expected a value, got none'],
    ['audio', 'audio_event', { audio_base_64: '' }, 'audio_base_64: expected Base64'],
    ['audio', 'audio_event', { audio_base_64: 'not base64!' }, 'audio_base_64: expected Base64'],
    ['audio', 'audio_event', { event_id: '7' }, 'event_id: expected number, got "7"'],
    ['interruption', 'interruption_event', { event_id: undefined }, 'event_id: expected a value, got none'],
    ['agent_response', 'agent_response_event', { agent_response: ' ' }, 'expected a greeting'],
    ['agent_response', 'agent_response_event', { agent_response: null }, 'expected string, got null'],
    ['user_transcript', 'user_transcription_event', { user_transcript: 7 }, 'expected string, got 7'],
    [METADATA, `${METADATA}_event`, { conversation_id: undefined }, 'conversation_id: expected a value'],
    [METADATA, `${METADATA}_event`, { [OUTPUT]: 'pcm_0' }, 'expected a rate from 8000 to 96000'],
    [METADATA, `${METADATA}_event`, { [OUTPUT]: 'mp3_44100' }, 'expected a format such as pcm_16000'],
    [METADATA, `${METADATA}_event`, { user_input_audio_format: 'opus_48000' }, 'expected a format such as'],
  ])('must be valid in $0 ($3)', (type, event, values, problem) => {
    const problems = problemsWith(type, event, values);
    expect(problems).toMatch(new RegExp(`^${type}`));
    expect(problems).toContain(problem);
  });

  it.each(['pcm_8000', 'pcm_48000', 'ulaw_8000'])('may have the format %s', (format) =>
    expect(problemsWith(METADATA, `${METADATA}_event`, { [OUTPUT]: format })).toBe(''),
  );
});

describe('A service that stops responding', () => {
  /** Runs a check with a service that only sends metadata. */
  async function withMetadata(
    format: string,
    check: (origin: string, other: WebSocketServer) => Promise<void>,
  ) {
    const event = { conversation_id: 'c1', agent_output_audio_format: format };
    const metadata = JSON.stringify({ type: METADATA, [`${METADATA}_event`]: event });
    const other = new WebSocketServer({ port: 0, handleProtocols: () => 'convai' });
    other.on('connection', (socket) => socket.on('message', () => socket.send(metadata)));
    await once(other, 'listening');
    try {
      await check(`ws://127.0.0.1:${(other.address() as AddressInfo).port}`, other);
    } finally {
      for (const socket of other.clients) socket.terminate();
      other.close();
    }
  }

  it('is reported with the missing messages', () =>
    withMetadata('pcm_16000', async (origin) => {
      const silent = { ...service, origin, timeoutMs: 50 };
      const missing = `expected at least one, got none; the service sent ${METADATA}`;
      expect(sessionProblems(await textSession(silent), 'text')).toContain(`agent_response: ${missing}`);
      expect(sessionProblems(await audioSession(silent), 'audio')).toContain(`audio: ${missing}`);
    }));

  it('is reported only with the cause if no session can start', () =>
    withMetadata('mp3_44100', async (origin, other) => {
      expect(await voiceProblems({ ...service, origin, timeoutMs: 500 })).toEqual([
        `Voice session with text and sound  ${METADATA} ${METADATA}_event.agent_output_audio_format: expected a format such as pcm_16000, got "mp3_44100"\n    breaks the call: the call can’t start`,
      ]);
      // otherwise the command would hang
      await expect.poll(() => other.clients.size).toBe(0);
    }));

  it('is reported if nothing listens at the address', async () => {
    const messages = await textSession({ ...service, origin: 'ws://127.0.0.1:9', timeoutMs: 2000 });
    expect(sessionProblems(messages, 'text')).toContain(
      `${METADATA}: expected at least one, got none; the service sent nothing`,
    );
  });
});

it('every message of the mock is in the contract', () => {
  // compiles only if the contract has all messages of the mock
  const agreed = (message: MockMessage): ServerMessage => message;
  expect(agreed).toBeTypeOf('function');
});
