import { accessToken, refreshCookie } from './matchers.ts';
import { given } from './pact.ts';
import { VALID_TOKEN } from './sessions.ts';
import { OK_STATUS } from './statuses.ts';

/** The provider returns a new access token for the refresh cookie. */
export const renewalGranted = () =>
  given('a session that can be refreshed')
    .uponReceiving('a request for a new access token')
    .withRequest('POST', '/api/users/refresh-token', (request) => request.headers(refreshCookie))
    .willRespondWith(OK_STATUS, (response) => response.jsonBody({ accessToken: accessToken(VALID_TOKEN) }));

/** The provider refuses because the session has ended. */
export const renewalRefused = () =>
  given('a session that has ended')
    .uponReceiving('a request for a new access token')
    .withRequest('POST', '/api/users/refresh-token', (request) => request.headers(refreshCookie))
    .willRespondWith(401);
