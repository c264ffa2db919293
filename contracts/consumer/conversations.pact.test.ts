import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { VoiceAgents } from '#application/agents/VoiceAgents.ts';
import { containerAt } from '../support/containerAt.ts';
import { NOT_FOUND, itFails } from '../support/itFails.ts';
import {
  agentRole,
  bearer,
  callerRole,
  callSeconds,
  nonEmptyString,
  fromState,
} from '../support/matchers.ts';
import { given } from '../support/pact.ts';
import { signedIn } from '../support/sessions.ts';
import { OK_STATUS } from '../support/statuses.ts';

const { arrayContaining, atLeastOneLike, number, string } = MatchersV3;

const agentsAt = (url: string) => containerAt(url, signedIn).get<VoiceAgents>(VoiceAgents);

const conversation = { companyId: 'aurora', agentId: 'host', conversationId: 'table-for-two' };

describe('Conversation', () => {
  const conversationPath = fromState(
    '/api/companies/${companyId}/xiagents/${agentId}/conversations/${conversationId}',
    '/api/companies/aurora/xiagents/host/conversations/table-for-two',
  );
  const includeAudio = { includeAudio: 'true' };
  const conversationBody = {
    conversation_id: nonEmptyString('table-for-two'),
    agent_id: nonEmptyString('host'),
    status: string('done'),
    metadata: { start_time_unix_secs: number(1768501800), call_duration_secs: callSeconds(72) },
  };

  it('is read with its audio status and its number of messages', () =>
    given('a conversation with audio')
      .uponReceiving('a request for a conversation with audio')
      .withRequest('GET', conversationPath, (request) => request.query(includeAudio).headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          ...conversationBody,
          has_audio: true,
          // a tool call has no text
          transcript: atLeastOneLike({ role: string('agent'), time_in_call_secs: callSeconds(1) }),
        }),
      )
      .executeTest(async ({ url }) => {
        const read = await agentsAt(url).conversation(conversation);
        expect(read).toMatchObject({ hasAudio: true, lines: [], messageCount: 1 });
      }));

  it('is read with the text of the agent and the caller', () =>
    given('a conversation with audio')
      .uponReceiving('a request for a conversation with audio and messages of both sides')
      .withRequest('GET', conversationPath, (request) => request.query(includeAudio).headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          ...conversationBody,
          has_audio: true,
          transcript: arrayContaining(
            { role: agentRole, message: string('Trattoria Aurora!'), time_in_call_secs: callSeconds(1) },
            { role: callerRole, message: string('For two, please.'), time_in_call_secs: callSeconds(6) },
          ),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await agentsAt(url).conversation(conversation)).toEqual({
          id: 'table-for-two',
          agentId: 'host',
          status: 'done',
          startedAt: new Date('2026-01-15T18:30:00.000Z'),
          durationSeconds: 72,
          hasAudio: true,
          lines: [
            { speaker: 'agent', text: 'Trattoria Aurora!', atSeconds: 1 },
            { speaker: 'caller', text: 'For two, please.', atSeconds: 6 },
          ],
        });
      }));

  it('can have no audio', () =>
    given('a conversation without audio')
      .uponReceiving('a request for a conversation without audio')
      .withRequest('GET', conversationPath, (request) => request.query(includeAudio).headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          ...conversationBody,
          has_audio: false,
          transcript: atLeastOneLike({ role: string('user'), time_in_call_secs: callSeconds(6) }),
        }),
      )
      .executeTest(async ({ url }) => {
        const { hasAudio, messageCount } = await agentsAt(url).conversation(conversation);
        expect({ hasAudio, messageCount }).toEqual({ hasAudio: false, messageCount: 1 });
      }));

  itFails(
    'a request for a conversation',
    ['GET', conversationPath, { query: includeAudio }],
    (url) => agentsAt(url).conversation(conversation),
    {
      'that does not exist': [NOT_FOUND, 'no such conversation'],
    },
  );
});

describe('Conversation audio', () => {
  const audioPath = fromState(
    '/api/companies/${companyId}/xiagents/${agentId}/conversations/${conversationId}/audio',
    '/api/companies/aurora/xiagents/host/conversations/table-for-two/audio',
  );
  /** A silent MP3 frame. */
  const sound = Buffer.alloc(36);
  sound.set([0xff, 0xf3, 0x18, 0xc0]);

  it('is returned byte for byte', () =>
    given('a conversation with audio')
      .uponReceiving('a request for the audio of a conversation')
      .withRequest('GET', audioPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) => response.body('audio/mpeg', sound))
      .executeTest(async ({ url }) => {
        const audio = await agentsAt(url).audio(conversation);
        expect(audio.type).toBe('audio/mp3');
        expect(Buffer.from(await audio.arrayBuffer())).toEqual(sound);
      }));

  itFails(
    'a request for the audio of a conversation',
    ['GET', audioPath],
    (url) => agentsAt(url).audio(conversation),
    {
      'that has none': [NOT_FOUND, 'a conversation without audio'],
    },
  );
});
