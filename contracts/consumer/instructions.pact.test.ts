import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { Instructions } from '#application/instructions/Instructions.ts';
import { aCoreInstruction, someInstructions } from '#tests/support/builders/instructions.ts';
import { containerAt } from '../support/containerAt.ts';
import { expectFailure } from '../support/expectFailure.ts';
import { anyOf, bearer, nonEmptyString, fromState, mapOf, settingWord } from '../support/matchers.ts';
import { given } from '../support/pact.ts';
import { signedIn } from '../support/sessions.ts';
import { OK_STATUS, SERVER_ERROR_STATUS, REFUSED_STATUS } from '../support/statuses.ts';

const { atLeastOneLike, boolean, like, number, string } = MatchersV3;

const instructionsAt = (url: string) => containerAt(url, signedIn).get<Instructions>(Instructions);

const PATH = '/api/companies/restaurants/${companyId}/ai-instructions';
const at = (rest = '') => fromState(PATH + rest, PATH.replace('${companyId}', 'aurora') + rest);

const saved = someInstructions();
const { conversationFlow, ...others } = saved;

const sent = {
  ...others,
  conversationFlow: {
    greeting: { messages: ['Good evening!'], fallbackResponse: 'How can I help you?' },
    orderTaking: { messages: [], fallbackResponse: 'Could you say that again?' },
  },
};

/** The instructions as received: lists are nonempty, texts can be anything. */
const answered = {
  coreInstructions: atLeastOneLike({
    id: nonEmptyString('repeat'),
    instruction: string('Repeat every order.'),
    priority: number(1),
    isActive: boolean(true),
  }),
  specialSituations: atLeastOneLike({
    id: nonEmptyString('allergy'),
    trigger: string('Caller mentions an allergy'),
    response: string('Let me note that for the kitchen.'),
    followUpActions: anyOf(string('Repeat the allergy')),
    isActive: boolean(true),
  }),
  conversationFlow: mapOf('greeting', {
    messages: anyOf(string('Good evening!')),
    fallbackResponse: string('How can I help you?'),
  }),
  upselling: like({ ...saved.upselling, timing: settingWord(saved.upselling.timing) }),
  customerService: like(saved.customerService),
  systemPrompt: string(saved.systemPrompt),
};

const understood = {
  ...saved,
  coreInstructions: [aCoreInstruction('repeat')],
  specialSituations: saved.specialSituations.map((situation) => ({
    ...situation,
    followUpActions: ['Repeat the allergy'],
  })),
  conversationFlow: conversationFlow.slice(0, 1),
};

// the console shows its own message except for field errors, so the body is unspecified

describe('AI instructions', () => {
  it('are read', () =>
    given('a company with AI instructions')
      .uponReceiving('a request for the AI instructions')
      .withRequest('GET', at(), (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody(answered))
      .executeTest(async ({ url }) => {
        expect(await instructionsAt(url).load('aurora')).toEqual(understood);
      }));

  it('are not found without access to the restaurant', () =>
    given('a company the user may not see')
      .uponReceiving('a request for the AI instructions of a restaurant the user may not see')
      .withRequest('GET', at(), (request) => request.headers(bearer()))
      .willRespondWith(404)
      .executeTest(({ url }) => expectFailure(instructionsAt(url).load('aurora'), 'not-found', 404)));

  it("can't be read if the server fails", () =>
    given('a company with AI instructions', 'the server is failing')
      .uponReceiving('a request for the AI instructions while the server is failing')
      .withRequest('GET', at(), (request) => request.headers(bearer()))
      .willRespondWith(SERVER_ERROR_STATUS)
      .executeTest(({ url }) => expectFailure(instructionsAt(url).load('aurora'), 'rejected', 500)));

  it('are saved as a whole, with the system prompt, and returned as stored', () =>
    given('a company with AI instructions')
      .uponReceiving('AI instructions to save')
      .withRequest('PUT', at(), (request) => request.headers(bearer()).jsonBody(sent))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ instructions: answered }))
      .executeTest(async ({ url }) => {
        expect(await instructionsAt(url).save('aurora', saved)).toEqual(understood);
      }));

  it('are not saved when the role is not allowed', () =>
    given('a signed-in staff member of a company')
      .uponReceiving('AI instructions to save by a staff member')
      .withRequest('PUT', at(), (request) => request.headers(bearer()).jsonBody(sent))
      .willRespondWith(REFUSED_STATUS())
      .executeTest(({ url }) => expectFailure(instructionsAt(url).save('aurora', saved), 'rejected', 403)));

  it('are refused if a value is out of range', () => {
    const upselling = { ...saved.upselling, maxSuggestions: 11 };
    return given('a company with AI instructions')
      .uponReceiving('AI instructions with too many suggestions')
      .withRequest('PUT', at(), (request) => request.headers(bearer()).jsonBody({ ...sent, upselling }))
      .willRespondWith(REFUSED_STATUS(400))
      .executeTest(({ url }) =>
        expectFailure(instructionsAt(url).save('aurora', { ...saved, upselling }), 'rejected', 400),
      );
  });

  it('are not saved if the server fails', () =>
    given('a company with AI instructions', 'the server is failing')
      .uponReceiving('AI instructions to save while the server is failing')
      .withRequest('PUT', at(), (request) => request.headers(bearer()).jsonBody(sent))
      .willRespondWith(SERVER_ERROR_STATUS)
      .executeTest(({ url }) => expectFailure(instructionsAt(url).save('aurora', saved), 'rejected', 500)));
});

describe('System prompt', () => {
  const path = at('/generate-prompt');

  it('is generated from unsaved instructions', () =>
    given('a company with AI instructions')
      .uponReceiving('AI instructions to generate a system prompt from')
      .withRequest('POST', path, (request) => request.headers(bearer()).jsonBody(sent))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({ prompt: nonEmptyString('You answer the phone for Trattoria Aurora.') }),
      )
      .executeTest(async ({ url }) => {
        expect(await instructionsAt(url).generatePrompt('aurora', saved)).toBe(
          'You answer the phone for Trattoria Aurora.',
        );
      }));

  it('is not generated when the role is not allowed', () =>
    given('a signed-in staff member of a company')
      .uponReceiving('AI instructions to generate a system prompt from by a staff member')
      .withRequest('POST', path, (request) => request.headers(bearer()).jsonBody(sent))
      .willRespondWith(REFUSED_STATUS())
      .executeTest(({ url }) =>
        expectFailure(instructionsAt(url).generatePrompt('aurora', saved), 'rejected', 403),
      ));

  it('is not generated if the server fails', () =>
    given('a company with AI instructions', 'the server is failing')
      .uponReceiving('AI instructions to generate a system prompt from while the server is failing')
      .withRequest('POST', path, (request) => request.headers(bearer()).jsonBody(sent))
      .willRespondWith(SERVER_ERROR_STATUS)
      .executeTest(({ url }) =>
        expectFailure(instructionsAt(url).generatePrompt('aurora', saved), 'rejected', 500),
      ));
});

describe('Scenario test', () => {
  const path = at('/test');
  const body = { testScenario: 'I have a nut allergy.' };
  const tried = (url: string) => instructionsAt(url).test('aurora', 'I have a nut allergy.');

  it('succeeds', () =>
    given('a company with AI instructions')
      .uponReceiving('a test of a scenario')
      .withRequest('POST', path, (request) => request.headers(bearer()).jsonBody(body))
      .willRespondWith(OK_STATUS, (response) =>
        // a reply is optional
        response.jsonBody({ success: true }),
      )
      .executeTest(async ({ url }) => {
        expect(await tried(url)).toEqual({ outcome: 'answered' });
      }));

  it('can fail', () =>
    given('a company whose agent does not reply')
      .uponReceiving('a test of a scenario with an agent that does not reply')
      .withRequest('POST', path, (request) => request.headers(bearer()).jsonBody(body))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ success: false }))
      .executeTest(async ({ url }) => {
        expect(await tried(url)).toEqual({ outcome: 'refused' });
      }));

  it('is refused when the role is not allowed', () =>
    given('a signed-in staff member of a company')
      .uponReceiving('a test of a scenario by a staff member')
      .withRequest('POST', path, (request) => request.headers(bearer()).jsonBody(body))
      .willRespondWith(REFUSED_STATUS())
      .executeTest(({ url }) => expectFailure(tried(url), 'rejected', 403)));

  it('fails if the server fails', () =>
    given('a company with AI instructions', 'the server is failing')
      .uponReceiving('a test of a scenario while the server is failing')
      .withRequest('POST', path, (request) => request.headers(bearer()).jsonBody(body))
      .willRespondWith(SERVER_ERROR_STATUS)
      .executeTest(({ url }) => expectFailure(tried(url), 'rejected', 500)));
});
