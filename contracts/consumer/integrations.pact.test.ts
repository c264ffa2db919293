import { describe, expect, it } from 'vitest';
import { PointOfSale } from '#application/integrations/PointOfSale.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import { POS_PROVIDERS } from '#domain/integrations/pointOfSale.ts';
import { containerAt } from '../support/containerAt.ts';
import { expectFailure } from '../support/itFails.ts';
import { bearer, fromState, webAddress } from '../support/matchers.ts';
import { given } from '../support/pact.ts';
import { refreshRejected } from '../support/refresh.ts';
import { expired, EXPIRED_TOKEN, signedIn } from '../support/sessions.ts';
import { OK_STATUS } from '../support/statuses.ts';

const pointOfSaleAt = (url: string) => containerAt(url, signedIn).get<PointOfSale>(PointOfSale);

describe.each(POS_PROVIDERS)('Connection to %s', (provider) => {
  const statusPath = fromState(
    `/api/integrations/${provider}/\${companyId}/status`,
    `/api/integrations/${provider}/aurora/status`,
  );
  const startPath = fromState(
    `/api/integrations/${provider}/\${companyId}/auth/start`,
    `/api/integrations/${provider}/aurora/auth/start`,
  );
  const permission = `https://${provider}.example/authorize?client=tableside`;

  it('exists', () =>
    given(['a connected point of sale', { provider }])
      .uponReceiving(`a request for the connection to ${provider}`)
      .withRequest('GET', statusPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        // the merchant ID is optional
        response.jsonBody({ isConnected: true }),
      )
      .executeTest(async ({ url }) => {
        expect(await pointOfSaleAt(url).status(provider, 'aurora')).toEqual({ isConnected: true });
      }));

  it('can be missing', () =>
    given(['no connected point of sale', { provider }])
      .uponReceiving(`a request for the connection to ${provider} that does not exist`)
      .withRequest('GET', statusPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ isConnected: false }))
      .executeTest(async ({ url }) => {
        expect(await pointOfSaleAt(url).status(provider, 'aurora')).toEqual({ isConnected: false });
      }));

  it("is created at the provider's authorization address", () =>
    given(['no connected point of sale', { provider }])
      .uponReceiving(`a request to connect to ${provider}`)
      .withRequest('GET', startPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ url: webAddress(permission) }))
      .executeTest(async ({ url }) => {
        expect(await pointOfSaleAt(url).authorizationUrl(provider, 'aurora')).toBe(permission);
      }));
});

// the only integration with a test that asks the user to sign in again
describe('Connection to clover', () => {
  it("fails and ends the session if the session can't be refreshed", async () => {
    given('an expired access token')
      .uponReceiving('a request to connect to clover with an expired access token')
      .withRequest('GET', '/api/integrations/clover/aurora/auth/start', (request) =>
        request.headers(bearer(EXPIRED_TOKEN)),
      )
      .willRespondWith(401);
    await refreshRejected().executeTest(async ({ url }) => {
      const container = containerAt(url, expired);
      const connecting = container.get<PointOfSale>(PointOfSale).authorizationUrl('clover', 'aurora');
      await expectFailure(connecting, 'unauthenticated', 401);
      expect(container.get<SessionStore>(SessionStore).read()).toBeUndefined();
    });
  });
});
