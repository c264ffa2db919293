import { accessToken, refreshCookie } from './matchers.ts';
import { given, type State } from './pact.ts';
import { VALID_TOKEN } from './sessions.ts';
import { OK_STATUS } from './statuses.ts';

const refreshRequest = (session: State) =>
  given(session)
    .uponReceiving('a request for a new access token')
    .withRequest('POST', '/api/users/refresh-token', (request) => request.headers(refreshCookie));

/** The provider returns a new access token for the refresh cookie. */
export const refreshAccepted = () =>
  refreshRequest('a session that can be refreshed').willRespondWith(OK_STATUS, (response) =>
    response.jsonBody({ accessToken: accessToken(VALID_TOKEN) }),
  );

/** The provider refuses because the session has ended. */
export const refreshRejected = () => refreshRequest('a session that has ended').willRespondWith(401);
