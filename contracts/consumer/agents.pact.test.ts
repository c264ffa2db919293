import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { VoiceAgents } from '#application/agents/VoiceAgents.ts';
import { containerAt } from '../support/containerAt.ts';
import { NOT_FOUND, itFails } from '../support/itFails.ts';
import {
  amount,
  anyCase,
  listOf,
  bearer,
  callSeconds,
  nonEmptyString,
  fromState,
  instant,
  scalar,
} from '../support/matchers.ts';
import { given } from '../support/pact.ts';
import { signedIn } from '../support/sessions.ts';
import { OK_STATUS } from '../support/statuses.ts';

const { arrayContaining, atLeastOneLike, number, string } = MatchersV3;

const agentsAt = (url: string) => containerAt(url, signedIn).get<VoiceAgents>(VoiceAgents);

describe('Agent', () => {
  const agentPath = fromState(
    '/api/companies/${companyId}/xiagents/${agentId}',
    '/api/companies/aurora/xiagents/host',
  );
  const firstPage = { companyId: 'aurora', agentId: 'host', limit: 2 };
  const nextPage = { ...firstPage, cursor: 'conversation-2' };
  const firstPageQuery = { limit: '2' };
  const nextPageQuery = { limit: '2', cursor: fromState('${cursor}', nextPage.cursor) };

  const agentBody = {
    agent_id: nonEmptyString('host'),
    name: string('Host'),
    metadata: { created_at_unix_secs: number(1741078800) },
    phone_numbers: listOf({ phone_number: string('+12125550142') }),
  };
  const conversationBody = {
    conversation_id: nonEmptyString('table-for-two'),
    start_time_unix_secs: number(1768501800),
    call_duration_secs: callSeconds(72),
    message_count: amount(2),
    call_successful: scalar('unknown'),
    status: string('processing'),
  };

  it('is read with the length and status of each conversation', () =>
    given('an agent with conversations')
      .uponReceiving('a request for an agent')
      .withRequest('GET', agentPath, (request) => request.query(firstPageQuery).headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          agent: agentBody,
          conversations: {
            conversations: atLeastOneLike(conversationBody),
            has_more: true,
            next_cursor: nonEmptyString('conversation-2'),
          },
        }),
      )
      .executeTest(async ({ url }) => {
        const { agent, page } = await agentsAt(url).agent(firstPage);
        expect(agent.id).toBe('host');
        expect(page.conversations.map(({ status }) => status)).toEqual(['processing']);
      }));

  it('is read with number labels and success evaluations', () =>
    given('an agent with conversations')
      .uponReceiving('a request for an agent with a label and an evaluation')
      .withRequest('GET', agentPath, (request) => request.query(firstPageQuery).headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          agent: {
            ...agentBody,
            phone_numbers: arrayContaining({
              label: string('Front desk'),
              phone_number: string('+12125550142'),
            }),
          },
          conversations: {
            conversations: arrayContaining({
              ...conversationBody,
              call_successful: anyCase('success'),
              status: anyCase('done'),
            }),
            has_more: true,
            next_cursor: nonEmptyString('conversation-2'),
          },
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await agentsAt(url).agent(firstPage)).toEqual({
          agent: {
            id: 'host',
            name: 'Host',
            createdAt: new Date('2025-03-04T09:00:00.000Z'),
            phoneNumbers: [{ label: 'Front desk', number: '+12125550142' }],
          },
          page: {
            conversations: [
              {
                id: 'table-for-two',
                startedAt: new Date('2026-01-15T18:30:00.000Z'),
                durationSeconds: 72,
                messageCount: 2,
                isSuccessful: true,
                status: 'done',
              },
            ],
            nextCursor: 'conversation-2',
          },
        });
      }));

  it('is read with the last page of conversations', () =>
    given('an agent with conversations')
      .uponReceiving('a request for an agent and its latest conversation')
      .withRequest('GET', agentPath, (request) => request.query(nextPageQuery).headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          agent: agentBody,
          conversations: { conversations: atLeastOneLike(conversationBody), has_more: false },
        }),
      )
      .executeTest(async ({ url }) => {
        const { agent, page } = await agentsAt(url).agent(nextPage);
        expect(agent.phoneNumbers).toEqual([{ number: '+12125550142' }]);
        expect(page).toEqual({
          conversations: [
            {
              id: 'table-for-two',
              startedAt: new Date('2026-01-15T18:30:00.000Z'),
              durationSeconds: 72,
              messageCount: 2,
              isSuccessful: false,
              status: 'processing',
            },
          ],
        });
      }));

  itFails(
    'a request for an agent',
    ['GET', agentPath, { query: firstPageQuery }],
    (url) => agentsAt(url).agent(firstPage),
    {
      'that does not exist': [NOT_FOUND, 'no such agent'],
    },
  );
});

describe('Agent preview', () => {
  const agent = { companyId: 'aurora', agentId: 'host' };
  const previewPath = fromState(
    '/api/companies/${companyId}/xiagents/${agentId}/preview',
    '/api/companies/aurora/xiagents/host/preview',
  );

  const previewBody = {
    agent_id: nonEmptyString('host'),
    name: string('Host'),
    created_at: instant('2025-03-04T09:00:00.000Z'),
    phone_numbers: listOf({ phone_number: string('+12125550142') }),
    number_of_calls: amount(214),
  };
  const recentBody = {
    conversation_id: nonEmptyString('table-for-two'),
    start_time: instant('2026-01-15T18:30:00.000Z'),
    duration_seconds: callSeconds(72),
    message_count: amount(2),
    call_successful: scalar('false'),
  };

  it('is read with its call count and latest conversations', () =>
    given('an agent with conversations')
      .uponReceiving('a request for the preview of an agent')
      .withRequest('GET', previewPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({ ...previewBody, recent_conversations: atLeastOneLike(recentBody) }),
      )
      .executeTest(async ({ url }) => {
        const { callCount, recent } = await agentsAt(url).preview(agent);
        expect(callCount).toBe(214);
        expect(recent.map(({ isSuccessful }) => isSuccessful)).toEqual([false]);
      }));

  it('is read with number labels and success evaluations', () =>
    given('an agent with conversations')
      .uponReceiving('a request for the preview of an agent with a label and an evaluation')
      .withRequest('GET', previewPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          ...previewBody,
          phone_numbers: arrayContaining({
            label: string('Front desk'),
            phone_number: string('+12125550142'),
          }),
          recent_conversations: arrayContaining({ ...recentBody, call_successful: anyCase('true') }),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await agentsAt(url).preview(agent)).toEqual({
          id: 'host',
          name: 'Host',
          createdAt: new Date('2025-03-04T09:00:00.000Z'),
          phoneNumbers: [{ label: 'Front desk', number: '+12125550142' }],
          callCount: 214,
          recent: [
            {
              id: 'table-for-two',
              startedAt: new Date('2026-01-15T18:30:00.000Z'),
              durationSeconds: 72,
              messageCount: 2,
              isSuccessful: true,
            },
          ],
        });
      }));

  itFails(
    'a request for the preview of an agent',
    ['GET', previewPath],
    (url) => agentsAt(url).preview(agent),
    {
      'that does not exist': [NOT_FOUND, 'no such agent'],
    },
  );
});
