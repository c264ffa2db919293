import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { Telephony } from '#application/telephony/Telephony.ts';
import { SATISFACTION_RANGE } from '#domain/telephony/callLog.ts';
import {
  BACKGROUND_AUDIO,
  CALL_DURATIONS,
  INTERRUPTION_SENSITIVITY_RANGE,
  MAX_RETRIES_RANGE,
  RETRY_DELAY_RANGE,
  SILENCE_TIMEOUT_RANGE,
} from '#domain/telephony/telephonyConfig.ts';
import { aTelephonyConfig } from '#tests/support/builders/telephony.ts';
import { containerAt } from '../support/containerAt.ts';
import { INVALID, NOT_FOUND, itFails } from '../support/itFails.ts';
import {
  listOf,
  bearer,
  callSeconds,
  nonEmptyString,
  fromState,
  instant,
  oneOfNumbers,
  anyOfWords,
  within,
} from '../support/matchers.ts';
import { given } from '../support/pact.ts';
import { signedIn } from '../support/sessions.ts';
import { OK_STATUS } from '../support/statuses.ts';

const { arrayContaining, atLeastOneLike, boolean, like, string } = MatchersV3;

const telephonyAt = (url: string) => containerAt(url, signedIn).get<Telephony>(Telephony);

// the console shows its own message for an error, so the contracts allow any body

const root = (rest = '') =>
  fromState(
    `/api/companies/restaurants/\${companyId}/vapi-config${rest}`,
    `/api/companies/restaurants/aurora/vapi-config${rest}`,
  );

const config = aTelephonyConfig();

const body = {
  phoneNumber: '+12125550142',
  phoneId: 'phone-1',
  assistantId: 'trattoria-aurora',
  maxCallDuration: 10,
  callRecordingEnabled: true,
  transcriptionEnabled: true,
  backgroundAudioType: 'ambient',
  backgroundAudioUrl: '',
  callHandling: {
    maxRetries: 2,
    retryDelay: 5,
    busyMessage: 'All lines are busy.',
    afterHoursMessage: 'We are closed right now.',
  },
  advancedSettings: {
    silenceTimeout: 10,
    interruptionSensitivity: 5,
    endCallPhrases: ['goodbye'],
    transferPhrases: ['talk to the manager'],
  },
};

const answer = {
  phoneNumber: string(body.phoneNumber),
  phoneId: string(body.phoneId),
  assistantId: string(body.assistantId),
  maxCallDuration: oneOfNumbers(CALL_DURATIONS, body.maxCallDuration),
  callRecordingEnabled: boolean(body.callRecordingEnabled),
  transcriptionEnabled: boolean(body.transcriptionEnabled),
  backgroundAudioType: anyOfWords(BACKGROUND_AUDIO, body.backgroundAudioType),
  callHandling: like({
    ...body.callHandling,
    maxRetries: within(MAX_RETRIES_RANGE, body.callHandling.maxRetries),
    retryDelay: within(RETRY_DELAY_RANGE, body.callHandling.retryDelay),
  }),
  advancedSettings: {
    silenceTimeout: within(SILENCE_TIMEOUT_RANGE, 10),
    interruptionSensitivity: within(INTERRUPTION_SENSITIVITY_RANGE, 5),
    endCallPhrases: listOf(string('goodbye')),
    transferPhrases: listOf(string('talk to the manager')),
  },
};

describe('Telephony configuration', () => {
  it('is read', () =>
    given('a signed-in owner of a company')
      .uponReceiving('a request for the telephony configuration')
      .withRequest('GET', root(), (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody(answer))
      .executeTest(async ({ url }) => {
        expect(await telephonyAt(url).config('aurora')).toEqual({ ...config, backgroundAudioUrl: undefined });
      }));

  it('is read with the address of a background sound', () =>
    given('a restaurant with background sounds')
      .uponReceiving('a request for the telephony configuration with a background sound')
      .withRequest('GET', root(), (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          ...answer,
          backgroundAudioUrl: nonEmptyString('https://aurora.example/room.mp3'),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await telephonyAt(url).config('aurora')).toEqual({
          ...config,
          backgroundAudioUrl: 'https://aurora.example/room.mp3',
        });
      }));

  itFails(
    'a request for the telephony configuration',
    ['GET', root()],
    (url) => telephonyAt(url).config('aurora'),
    {
      'of a restaurant that has none': [NOT_FOUND, 'a restaurant without telephony'],
    },
  );

  it('is saved as a whole and returned as stored', () =>
    given('a signed-in owner of a company')
      .uponReceiving('a telephony configuration to save')
      .withRequest('PUT', root(), (request) => request.headers(bearer()).jsonBody(body))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ config: answer }))
      .executeTest(async ({ url }) => {
        expect(await telephonyAt(url).save('aurora', config)).toEqual({
          ...config,
          backgroundAudioUrl: undefined,
        });
      }));

  itFails(
    'a telephony configuration',
    ['PUT', root(), { body: { ...body, callHandling: { ...body.callHandling, maxRetries: 9 } } }],
    (url) => telephonyAt(url).save('aurora', { ...config, maxRetries: 9 }),
    { 'with too many retries': [INVALID, 'a signed-in owner of a company'] },
  );
});

describe('Test call', () => {
  const testCall = root('/test-call');

  it('is placed', () =>
    given('a signed-in owner of a company')
      .uponReceiving('a test call')
      .withRequest('POST', testCall, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        // the ID is optional
        response.jsonBody({ success: true }),
      )
      .executeTest(async ({ url }) => {
        expect(await telephonyAt(url).placeTestCall('aurora')).toEqual({ outcome: 'placed' });
      }));

  it("is rejected if the host can't place the call", () =>
    given('a restaurant without a phone number')
      .uponReceiving('a test call of a restaurant without a phone number')
      .withRequest('POST', testCall, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ success: false }))
      .executeTest(async ({ url }) => {
        expect(await telephonyAt(url).placeTestCall('aurora')).toEqual({ outcome: 'refused' });
      }));
});

describe('Call logs', () => {
  const logsPath = root('/call-logs');

  const log = {
    id: nonEmptyString('log-1'),
    callId: string('call-1'),
    startTime: instant('2026-01-15T18:30:00.000Z'),
    customerNumber: string('+16465550123'),
    duration: callSeconds(72),
    status: string('completed'),
  };

  it('are the most recent calls, with their outcome', () =>
    given('a restaurant with call logs')
      .uponReceiving('a request for the 50 most recent call logs')
      .withRequest('GET', logsPath, (request) => request.headers(bearer()).query({ limit: '50' }))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ logs: atLeastOneLike(log) }))
      .executeTest(async ({ url }) => {
        expect(await telephonyAt(url).callLogs('aurora', 50)).toEqual([
          {
            id: 'log-1',
            callId: 'call-1',
            startedAt: new Date('2026-01-15T18:30:00.000Z'),
            customerNumber: '+16465550123',
            seconds: 72,
            status: 'completed',
            satisfaction: undefined,
          },
        ]);
      }));

  it('can have a rating from 1 to 5', () =>
    given('a restaurant with call logs')
      .uponReceiving('a request for the 50 most recent call logs, with one that is rated')
      .withRequest('GET', logsPath, (request) => request.headers(bearer()).query({ limit: '50' }))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({ logs: arrayContaining({ ...log, satisfaction: within(SATISFACTION_RANGE, 4) }) }),
      )
      .executeTest(async ({ url }) => {
        const logs = await telephonyAt(url).callLogs('aurora', 50);
        expect(logs.map(({ satisfaction }) => satisfaction)).toEqual([4]);
      }));

  it('can be empty', () =>
    given('a restaurant without call logs')
      .uponReceiving('a request for the call logs of a restaurant that had no calls')
      .withRequest('GET', logsPath, (request) => request.headers(bearer()).query({ limit: '50' }))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ logs: [] }))
      .executeTest(async ({ url }) => {
        expect(await telephonyAt(url).callLogs('aurora', 50)).toEqual([]);
      }));
});
