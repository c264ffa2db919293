import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { ApiKeys } from '#application/companies/ApiKeys.ts';
import { containerAt } from '../support/containerAt.ts';
import { bearer, fromState, nonEmptyString } from '../support/matchers.ts';
import { given } from '../support/pact.ts';
import { signedIn } from '../support/sessions.ts';
import { OK_STATUS } from '../support/statuses.ts';

const { like } = MatchersV3;

const apiKeysAt = (url: string) => containerAt(url, signedIn).get<ApiKeys>(ApiKeys);

describe('API key', () => {
  const keyPath = fromState('/api/companies/${companyId}/api-key', '/api/companies/aurora/api-key');

  it('is returned to the owner', () =>
    given('a company with an API key')
      .uponReceiving('a request for the API key of a company')
      .withRequest('GET', keyPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ apiKey: nonEmptyString('key-aurora') }))
      .executeTest(async ({ url }) => {
        expect(await apiKeysAt(url).apiKey('aurora')).toBe('key-aurora');
      }));

  it('can be missing', () =>
    given('a company without an API key')
      .uponReceiving('a request for the API key of a company that has none')
      .withRequest('GET', keyPath, (request) => request.headers(bearer()))
      // a missing, null, or empty key has the same meaning
      .willRespondWith(OK_STATUS, (response) => response.jsonBody(like({})))
      .executeTest(async ({ url }) => {
        expect(await apiKeysAt(url).apiKey('aurora')).toBeUndefined();
      }));
});
