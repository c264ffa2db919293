import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { VoiceSettings } from '#application/voice/VoiceSettings.ts';
import {
  PERSONALITIES,
  RESPONSE_TIMES,
  SPEAKING_SPEED_RANGE,
  TEMPERATURE_RANGE,
  VOICE_STABILITY_RANGE,
} from '#domain/voice/voiceConfig.ts';
import { aVoiceConfig } from '#tests/support/builders/voice.ts';
import { containerAt } from '../support/containerAt.ts';
import { INVALID, NOT_FOUND, itFails } from '../support/itFails.ts';
import {
  bearer,
  nonEmptyString,
  fromState,
  oneOfNumbers,
  anyOfWords,
  webAddress,
  within,
} from '../support/matchers.ts';
import { given } from '../support/pact.ts';
import { signedIn } from '../support/sessions.ts';
import { OK_STATUS, ANY_SUCCESS_STATUS } from '../support/statuses.ts';

const { atLeastOneLike, boolean, string } = MatchersV3;

const settingsAt = (url: string) => containerAt(url, signedIn).get<VoiceSettings>(VoiceSettings);

// the console shows its own message for an error, so the contracts allow any body

const configPath = fromState(
  '/api/companies/restaurants/${companyId}/voice-config',
  '/api/companies/restaurants/aurora/voice-config',
);

const stored = aVoiceConfig({ customPersonality: 'Like an old friend', backgroundSoundUrl: '' });

const answer = {
  voiceId: nonEmptyString(stored.voiceId),
  voiceName: string(stored.voiceName),
  speakingSpeed: within(SPEAKING_SPEED_RANGE, stored.speakingSpeed),
  voiceStability: within(VOICE_STABILITY_RANGE, stored.voiceStability),
  personality: anyOfWords(PERSONALITIES, stored.personality),
  firstMessage: string(stored.firstMessage),
  temperature: within(TEMPERATURE_RANGE, stored.temperature),
  maxResponseTime: oneOfNumbers(RESPONSE_TIMES, stored.maxResponseTime),
  enableBackgroundSound: boolean(stored.enableBackgroundSound),
};

describe('Voice configuration', () => {
  it('is read', () =>
    given('a signed-in owner of a company')
      .uponReceiving('a request for the voice configuration')
      .withRequest('GET', configPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody(answer))
      .executeTest(async ({ url }) => {
        expect(await settingsAt(url).config('aurora')).toEqual({
          ...stored,
          customPersonality: undefined,
          backgroundSoundUrl: undefined,
        });
      }));

  it('is read with a custom personality and a background sound', () =>
    given('a restaurant with background sounds')
      .uponReceiving('a request for the voice configuration with a background sound')
      .withRequest('GET', configPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          ...answer,
          customPersonality: nonEmptyString('Like an old friend'),
          backgroundSoundUrl: nonEmptyString('https://aurora.example/room.mp3'),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await settingsAt(url).config('aurora')).toEqual({
          ...stored,
          backgroundSoundUrl: 'https://aurora.example/room.mp3',
        });
      }));

  itFails(
    'a request for the voice configuration',
    ['GET', configPath],
    (url) => settingsAt(url).config('aurora'),
    {
      'of a restaurant the user may not see': [NOT_FOUND, 'a company the user may not see'],
    },
  );

  it('is saved as a whole', () =>
    given('a signed-in owner of a company')
      .uponReceiving('a voice configuration to save')
      .withRequest('PUT', configPath, (request) => request.headers(bearer()).jsonBody(stored))
      .willRespondWith(ANY_SUCCESS_STATUS)
      .executeTest(async ({ url }) => {
        await settingsAt(url).save('aurora', stored);
      }));

  itFails(
    'a voice configuration',
    ['PUT', configPath, { body: { ...stored, speakingSpeed: 9 } }],
    (url) => settingsAt(url).save('aurora', { ...stored, speakingSpeed: 9 }),
    { 'with a speed out of range': [INVALID, 'a signed-in owner of a company'] },
  );
});

describe('Voice list', () => {
  const voicesPath = '/api/voice/available-voices';

  it('is read with the gender and accent of each voice', () =>
    given('a signed-in owner of a company')
      .uponReceiving('a request for the voices')
      .withRequest('GET', voicesPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          voices: atLeastOneLike({
            id: nonEmptyString('Elliot'),
            name: string('Elliot'),
            gender: string('male'),
            accent: string('American'),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await settingsAt(url).voices()).toEqual([
          { id: 'Elliot', name: 'Elliot', gender: 'male', accent: 'American' },
        ]);
      }));
});

describe('Voice test', () => {
  const testPath = fromState(
    '/api/companies/restaurants/${companyId}/voice-config/test',
    '/api/companies/restaurants/aurora/voice-config/test',
  );
  const trial = { voiceId: 'Elliot', message: 'Table for two?' };
  const sent = { voiceId: 'Elliot', testMessage: 'Table for two?' };

  it('returns an audio address', () =>
    given('a signed-in owner of a company')
      .uponReceiving('a test of a voice')
      .withRequest('POST', testPath, (request) => request.headers(bearer()).jsonBody(sent))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({ success: true, audioUrl: webAddress('https://voices.example/test.mp3') }),
      )
      .executeTest(async ({ url }) => {
        expect(await settingsAt(url).test('aurora', trial)).toEqual({
          outcome: 'spoken',
          audioUrl: 'https://voices.example/test.mp3',
        });
      }));

  it('is rejected for an unknown voice', () =>
    given('a signed-in owner of a company')
      .uponReceiving('a test of a voice that does not exist')
      .withRequest('POST', testPath, (request) =>
        request.headers(bearer()).jsonBody({ ...sent, voiceId: 'Nobody' }),
      )
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ success: false }))
      .executeTest(async ({ url }) => {
        expect(await settingsAt(url).test('aurora', { ...trial, voiceId: 'Nobody' })).toEqual({
          outcome: 'refused',
        });
      }));
});
