import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { Instructions } from '#application/instructions/Instructions.ts';
import { MAX_SUGGESTIONS_RANGE, UPSELLING_TIMINGS } from '#domain/instructions/instructions.ts';
import { aCoreInstruction, aSituation, someInstructions } from '#tests/support/builders/instructions.ts';
import { containerAt } from '../support/containerAt.ts';
import { expectFailure, NOT_FOUND, itFails } from '../support/itFails.ts';
import {
  listOf,
  bearer,
  nonEmptyString,
  fromState,
  mapOf,
  anyOfWords,
  wholeNumber,
  within,
} from '../support/matchers.ts';
import { given } from '../support/pact.ts';
import { signedIn } from '../support/sessions.ts';
import { OK_STATUS, REFUSED_STATUS } from '../support/statuses.ts';

const { atLeastOneLike, boolean, like, string } = MatchersV3;

const instructionsAt = (url: string) => containerAt(url, signedIn).get<Instructions>(Instructions);

const PATH = '/api/companies/restaurants/${companyId}/ai-instructions';
const at = (rest = '') => fromState(PATH + rest, PATH.replace('${companyId}', 'aurora') + rest);

const greeting = { messages: ['Good evening!'], fallbackResponse: 'How can I help you?' };
const saved = someInstructions({
  coreInstructions: [aCoreInstruction('repeat')],
  specialSituations: [aSituation('allergy', { followUpActions: ['Repeat the allergy'] })],
  conversationFlow: [{ name: 'greeting', ...greeting }],
});
const sent = { ...saved, conversationFlow: { greeting } };

/** The instructions in a response. Lists are not empty, and texts can have any content. */
const answered = {
  coreInstructions: atLeastOneLike({
    id: nonEmptyString('repeat'),
    instruction: string('Repeat every order.'),
    priority: wholeNumber(1),
    isActive: boolean(true),
  }),
  specialSituations: atLeastOneLike({
    id: nonEmptyString('allergy'),
    trigger: string('Caller mentions an allergy'),
    response: string('Let me note that for the kitchen.'),
    followUpActions: listOf(string('Repeat the allergy')),
    isActive: boolean(true),
  }),
  conversationFlow: mapOf('greeting', {
    messages: listOf(string('Good evening!')),
    fallbackResponse: string('How can I help you?'),
  }),
  upselling: like({
    ...saved.upselling,
    maxSuggestions: within(MAX_SUGGESTIONS_RANGE, saved.upselling.maxSuggestions),
    timing: anyOfWords(UPSELLING_TIMINGS, saved.upselling.timing),
  }),
  customerService: like(saved.customerService),
  systemPrompt: string(saved.systemPrompt),
};

// the console shows its own message, except for field errors, so the contracts allow any body

describe('AI instructions', () => {
  it('are read', () =>
    given('a company with AI instructions')
      .uponReceiving('a request for the AI instructions')
      .withRequest('GET', at(), (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody(answered))
      .executeTest(async ({ url }) => {
        expect(await instructionsAt(url).load('aurora')).toEqual(saved);
      }));

  itFails('a request for the AI instructions', ['GET', at()], (url) => instructionsAt(url).load('aurora'), {
    'of a restaurant the user may not see': [NOT_FOUND, 'a company the user may not see'],
  });

  it('are saved as a whole, with the system prompt, and returned as stored', () =>
    given('a company with AI instructions')
      .uponReceiving('AI instructions to save')
      .withRequest('PUT', at(), (request) => request.headers(bearer()).jsonBody(sent))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ instructions: answered }))
      .executeTest(async ({ url }) => {
        expect(await instructionsAt(url).save('aurora', saved)).toEqual(saved);
      }));

  it('are rejected if a value is out of range', () => {
    const upselling = { ...saved.upselling, maxSuggestions: 11 };
    return given('a company with AI instructions')
      .uponReceiving('AI instructions with too many suggestions')
      .withRequest('PUT', at(), (request) => request.headers(bearer()).jsonBody({ ...sent, upselling }))
      .willRespondWith(REFUSED_STATUS(400))
      .executeTest(({ url }) =>
        expectFailure(instructionsAt(url).save('aurora', { ...saved, upselling }), 'rejected', 400),
      );
  });
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
});
