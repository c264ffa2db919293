import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { Companies } from '#application/companies/Companies.ts';
import { containerAt } from '../support/containerAt.ts';
import {
  agentRole,
  listOf,
  bearer,
  callerRole,
  callSeconds,
  nonEmptyString,
  fromState,
  instant,
  scalar,
} from '../support/matchers.ts';
import { given } from '../support/pact.ts';
import { signedIn } from '../support/sessions.ts';
import { OK_STATUS } from '../support/statuses.ts';

const { arrayContaining, atLeastOneLike, string } = MatchersV3;

const companiesAt = (url: string) => containerAt(url, signedIn).get<Companies>(Companies);

describe('Calls', () => {
  const callsPath = fromState('/api/companies/${companyId}/calls', '/api/companies/aurora/calls');

  it('are listed by phone number with transcript, evaluation, and recording link', () =>
    given('a company with calls')
      .uponReceiving('a request for the calls of a company')
      .withRequest('GET', callsPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          phoneNumbers: arrayContaining({
            phoneNumberId: nonEmptyString('front-desk'),
            phoneNumber: string('+12125550142'),
            calls: arrayContaining({
              id: nonEmptyString('call-1'),
              startedAt: instant('2026-01-15T18:30:00.000Z'),
              endedAt: instant('2026-01-15T18:31:12.000Z'),
              messages: arrayContaining(
                { role: agentRole, message: string('Trattoria Aurora!'), time: callSeconds(1.2) },
                { role: callerRole, message: string('A table for two, please.'), time: callSeconds(5.8) },
              ),
              // a word, a number, a percentage, or a boolean
              successEvaluation: scalar('true'),
              summary: string('Booked a table for two.'),
              recordingUrl: string('https://recordings.aurora.example/call-1.mp3'),
            }),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await companiesAt(url).calls('aurora')).toEqual([
          {
            id: 'front-desk',
            number: '+12125550142',
            calls: [
              {
                id: 'call-1',
                startedAt: new Date('2026-01-15T18:30:00.000Z'),
                endedAt: new Date('2026-01-15T18:31:12.000Z'),
                lines: [
                  { speaker: 'agent', text: 'Trattoria Aurora!', atSeconds: 1.2 },
                  { speaker: 'caller', text: 'A table for two, please.', atSeconds: 5.8 },
                ],
                evaluation: { tone: 'success', text: 'Pass' },
                summary: 'Booked a table for two.',
                recordingUrl: 'https://recordings.aurora.example/call-1.mp3',
              },
            ],
          },
        ]);
      }));

  it('need only an ID, a start, and a message list', () =>
    given('a company with calls')
      .uponReceiving('a request for the calls of a company, with only their start times')
      .withRequest('GET', callsPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          phoneNumbers: atLeastOneLike({
            phoneNumberId: nonEmptyString('front-desk'),
            phoneNumber: string('+12125550142'),
            calls: listOf({
              id: nonEmptyString('call-2'),
              startedAt: instant('2026-01-15T19:05:00.000Z'),
              // a tool call has no text
              messages: listOf({ role: string('user'), time: callSeconds(5.8) }),
            }),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        const [phoneLine] = await companiesAt(url).calls('aurora');
        expect(phoneLine?.calls).toEqual([
          {
            id: 'call-2',
            startedAt: new Date('2026-01-15T19:05:00.000Z'),
            lines: [],
            messageCount: 1,
          },
        ]);
      }));
});
