import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { Companies } from '#application/companies/Companies.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import { containerAt } from '../support/containerAt.ts';
import { expectFailure } from '../support/itFails.ts';
import { bearer, nonEmptyString } from '../support/matchers.ts';
import { given } from '../support/pact.ts';
import { refreshAccepted, refreshRejected } from '../support/refresh.ts';
import { expired, EXPIRED_TOKEN, signedIn } from '../support/sessions.ts';
import { OK_STATUS } from '../support/statuses.ts';

const { arrayContaining, atLeastOneLike, string } = MatchersV3;

const companiesAt = (url: string) => containerAt(url, signedIn).get<Companies>(Companies);

const restaurantList = () =>
  given('a signed-in user with two restaurants')
    .uponReceiving('a request for the restaurants, with only their IDs')
    .withRequest('GET', '/api/companies/restaurants', (request) => request.headers(bearer()))
    .willRespondWith(OK_STATUS, (response) =>
      response.jsonBody({ data: atLeastOneLike({ id: nonEmptyString('aurora') }) }),
    );

const listWithExpiredToken = () =>
  given('an expired access token')
    .uponReceiving('a request for the restaurants with an expired access token')
    .withRequest('GET', '/api/companies/restaurants', (request) => request.headers(bearer(EXPIRED_TOKEN)))
    .willRespondWith(401);

describe('Restaurant list', () => {
  it('has name, owner, description, and plan', () =>
    given('a signed-in user with two restaurants')
      .uponReceiving('a request for the restaurants')
      .withRequest('GET', '/api/companies/restaurants', (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          data: arrayContaining({
            id: nonEmptyString('aurora'),
            name: nonEmptyString('Trattoria Aurora'),
            owner: nonEmptyString('Giulia Ferraro'),
            description: nonEmptyString('Neighbourhood Italian'),
            plan: string('standard'),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await companiesAt(url).list()).toEqual([
          {
            id: 'aurora',
            name: 'Trattoria Aurora',
            owner: 'Giulia Ferraro',
            description: 'Neighbourhood Italian',
            plan: 'standard',
          },
        ]);
      }));

  it('needs only IDs', () =>
    restaurantList().executeTest(async ({ url }) => {
      expect(await companiesAt(url).list()).toEqual([{ id: 'aurora' }]);
    }));

  it('can be empty', () =>
    given('a signed-in user without restaurants')
      .uponReceiving('a request for the restaurants of a user without any')
      .withRequest('GET', '/api/companies/restaurants', (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ data: [] }))
      .executeTest(async ({ url }) => {
        expect(await companiesAt(url).list()).toEqual([]);
      }));

  it('loads after a session refresh if the access token has expired', async () => {
    listWithExpiredToken();
    refreshAccepted();
    await restaurantList().executeTest(async ({ url }) => {
      const container = containerAt(url, expired);
      expect(await container.get<Companies>(Companies).list()).toEqual([{ id: 'aurora' }]);
      expect(container.get<SessionStore>(SessionStore).read()).toEqual(signedIn);
    });
  });

  it("fails and ends the session if the session can't be refreshed", async () => {
    listWithExpiredToken();
    await refreshRejected().executeTest(async ({ url }) => {
      const container = containerAt(url, expired);
      await expectFailure(container.get<Companies>(Companies).list(), 'unauthenticated', 401);
      expect(container.get<SessionStore>(SessionStore).read()).toBeUndefined();
    });
  });
});
