import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { VoiceSettings } from '#application/voice/VoiceSettings.ts';
import { aVoiceConfig } from '#tests/support/builders/voice.ts';
import { containerAt } from '../support/containerAt.ts';
import { expectFailure } from '../support/expectFailure.ts';
import { bearer, fromState, something, webAddress } from '../support/matchers.ts';
import { given } from '../support/pact.ts';
import { signedIn } from '../support/sessions.ts';

const { boolean, eachLike, integer, number, string } = MatchersV3;

const settingsAt = (url: string) => containerAt(url, signedIn).get<VoiceSettings>(VoiceSettings);

// a refusal is told in the console's own words: nothing is asked of its body

const configPath = fromState(
  '/api/companies/restaurants/${companyId}/voice-config',
  '/api/companies/restaurants/aurora/voice-config',
);

const stored = aVoiceConfig({ customPersonality: 'Like an old friend', backgroundSoundUrl: '' });

describe('the voice configuration of a restaurant', () => {
  it('is read', () =>
    given('a signed-in owner of a company')
      .uponReceiving('a request for the voice configuration')
      .withRequest('GET', configPath, (request) => request.headers(bearer()))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          voiceId: something(stored.voiceId),
          voiceName: string(stored.voiceName),
          speakingSpeed: number(stored.speakingSpeed),
          voiceStability: number(stored.voiceStability),
          personality: string(stored.personality),
          firstMessage: string(stored.firstMessage),
          temperature: number(stored.temperature),
          maxResponseTime: integer(stored.maxResponseTime),
          enableBackgroundSound: boolean(stored.enableBackgroundSound),
        }),
      )
      .executeTest(async ({ url }) => {
        // what may be absent is empty
        expect(await settingsAt(url).config('aurora')).toEqual({ ...stored, customPersonality: '' });
      }));

  it('is not there for who may not see the restaurant', () =>
    given('a company the user may not see')
      .uponReceiving('a request for the voice configuration of a restaurant the user may not see')
      .withRequest('GET', configPath, (request) => request.headers(bearer()))
      .willRespondWith(404)
      .executeTest(({ url }) => expectFailure(settingsAt(url).config('aurora'), 'not-found', 404)));

  it('is saved as a whole', () =>
    given('a signed-in owner of a company')
      .uponReceiving('a voice configuration to save')
      .withRequest('PUT', configPath, (request) => request.headers(bearer()).jsonBody(stored))
      .willRespondWith(200, (response) => response.jsonBody({ success: true }))
      .executeTest(async ({ url }) => {
        await settingsAt(url).save('aurora', stored);
      }));

  it('is refused where the role does not allow it', () =>
    given('a signed-in staff member of a company')
      .uponReceiving('a voice configuration to save by a staff member')
      .withRequest('PUT', configPath, (request) => request.headers(bearer()).jsonBody(stored))
      .willRespondWith(403)
      .executeTest(({ url }) => expectFailure(settingsAt(url).save('aurora', stored), 'rejected', 403)));

  it('is refused in the words of the host when a value is out of its range', () =>
    given('a signed-in owner of a company')
      .uponReceiving('a voice configuration with a speed out of its range')
      .withRequest('PUT', configPath, (request) =>
        request.headers(bearer()).jsonBody({ ...stored, speakingSpeed: 9 }),
      )
      .willRespondWith(400, (response) =>
        response.jsonBody({
          message: MatchersV3.regex(/^.*speakingSpeed.*$/, 'speakingSpeed must be from 0.5 to 2'),
        }),
      )
      .executeTest(({ url }) =>
        expectFailure(
          settingsAt(url).save('aurora', { ...stored, speakingSpeed: 9 }),
          'rejected',
          400,
          'speakingSpeed must be from 0.5 to 2',
        ),
      ));

  it('is not saved when the server fails', () =>
    given('a signed-in owner of a company', 'the server is failing')
      .uponReceiving('a voice configuration to save while the server is failing')
      .withRequest('PUT', configPath, (request) => request.headers(bearer()).jsonBody(stored))
      .willRespondWith(500)
      .executeTest(({ url }) => expectFailure(settingsAt(url).save('aurora', stored), 'rejected', 500)));
});

describe('the voices to choose from', () => {
  it('are listed, with gender and accent where they are known', () =>
    given('a signed-in owner of a company')
      .uponReceiving('a request for the voices')
      .withRequest('GET', '/api/voice/available-voices', (request) => request.headers(bearer()))
      .willRespondWith(200, (response) =>
        response.jsonBody({ voices: eachLike({ id: something('Elliot'), name: string('Elliot') }) }),
      )
      .executeTest(async ({ url }) => {
        expect(await settingsAt(url).voices()).toEqual([{ id: 'Elliot', name: 'Elliot' }]);
      }));
});

describe('a test of a voice', () => {
  const testPath = fromState(
    '/api/companies/restaurants/${companyId}/voice-config/test',
    '/api/companies/restaurants/aurora/voice-config/test',
  );
  const trial = { voiceId: 'Elliot', message: 'Table for two?' };
  const sent = { voiceId: 'Elliot', testMessage: 'Table for two?' };

  it('gives the address of its sound', () =>
    given('a signed-in owner of a company')
      .uponReceiving('a test of a voice')
      .withRequest('POST', testPath, (request) => request.headers(bearer()).jsonBody(sent))
      .willRespondWith(200, (response) =>
        response.jsonBody({ success: true, audioUrl: webAddress('https://voices.example/test.mp3') }),
      )
      .executeTest(async ({ url }) => {
        expect(await settingsAt(url).test('aurora', trial)).toEqual({
          outcome: 'spoken',
          audioUrl: 'https://voices.example/test.mp3',
        });
      }));

  it('is refused for a voice that there is not', () =>
    given('a signed-in owner of a company')
      .uponReceiving('a test of a voice that there is not')
      .withRequest('POST', testPath, (request) =>
        request.headers(bearer()).jsonBody({ ...sent, voiceId: 'Nobody' }),
      )
      .willRespondWith(200, (response) => response.jsonBody({ success: false }))
      .executeTest(async ({ url }) => {
        expect(await settingsAt(url).test('aurora', { ...trial, voiceId: 'Nobody' })).toEqual({
          outcome: 'refused',
        });
      }));

  it('fails when the server fails', () =>
    given('a signed-in owner of a company', 'the server is failing')
      .uponReceiving('a test of a voice while the server is failing')
      .withRequest('POST', testPath, (request) => request.headers(bearer()).jsonBody(sent))
      .willRespondWith(500)
      .executeTest(({ url }) => expectFailure(settingsAt(url).test('aurora', trial), 'rejected', 500)));
});
