import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { Accounts } from '#application/session/Accounts.ts';
import { Passwords } from '#application/session/Passwords.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import type { Session } from '#domain/session/session.ts';
import { containerAt } from '../support/containerAt.ts';
import { expectFailure, INVALID, itFails } from '../support/itFails.ts';
import { accessToken, bearer, nonEmptyString, fromState, refreshCookie } from '../support/matchers.ts';
import { given } from '../support/pact.ts';
import { refreshAccepted, refreshRejected } from '../support/refresh.ts';
import { expired, EXPIRED_TOKEN, signedIn, VALID_TOKEN } from '../support/sessions.ts';
import { OK_STATUS, ANY_REFUSED_STATUS, ANY_SUCCESS_STATUS } from '../support/statuses.ts';

const { regex, string } = MatchersV3;

const accountsAt = (url: string, session?: Session) => containerAt(url, session).get<Accounts>(Accounts);
const passwordsAt = (url: string) => containerAt(url, signedIn).get<Passwords>(Passwords);

const inTime = new AbortController().signal;

const user = { id: 'u7', firstName: 'Giulia', lastName: 'Ferraro', email: 'giulia@tableside.example' };
const userBody = {
  id: nonEmptyString(user.id),
  firstName: string(user.firstName),
  lastName: string(user.lastName),
  email: nonEmptyString(user.email),
};

describe('Signing in', () => {
  const email = fromState('${email}', user.email);
  const password = fromState('${password}', 'buongiorno');

  it('returns the user, an access token, and a refresh cookie', () =>
    given('a user with a password')
      .uponReceiving('a sign-in with the right password')
      .withRequest('POST', '/api/users/login', (request) => request.jsonBody({ email, password }))
      .willRespondWith(OK_STATUS, (response) =>
        response
          .headers({ 'Set-Cookie': regex(/^[^=;\s]+=.+$/, 'refreshToken=valid-cookie; Path=/api/users') })
          .jsonBody({ accessToken: accessToken(VALID_TOKEN), user: userBody }),
      )
      .executeTest(async ({ url }) => {
        const session = await accountsAt(url).login({ email: user.email, password: 'buongiorno' });
        expect(session).toEqual({ accessToken: VALID_TOKEN, user });
      }));

  it('is rejected for a wrong password, without a session refresh', () =>
    given('a user with a password')
      .uponReceiving('a sign-in with a wrong password')
      .withRequest('POST', '/api/users/login', (request) => request.jsonBody({ email, password: 'ciao' }))
      .willRespondWith(ANY_REFUSED_STATUS(401))
      .executeTest(({ url }) =>
        expectFailure(accountsAt(url).login({ email: user.email, password: 'ciao' }), 'unauthenticated', 401),
      ));
});

describe('Signing out', () => {
  it('ends the session at the host', () =>
    given('a signed-in user')
      .uponReceiving('a sign-out')
      .withRequest('POST', '/api/users/logout', (request) =>
        request.headers({ ...bearer(), ...refreshCookie }),
      )
      .willRespondWith(ANY_SUCCESS_STATUS)
      .executeTest(async ({ url }) => {
        await expect(accountsAt(url, signedIn).logout(inTime, VALID_TOKEN)).resolves.toBeUndefined();
      }));
});

describe('Refreshing a session', () => {
  it('returns a new access token for the refresh cookie', () =>
    refreshAccepted().executeTest(async ({ url }) => {
      expect(await accountsAt(url, expired).refresh(inTime)).toEqual({ accessToken: VALID_TOKEN });
    }));

  it('is rejected if the session has ended', () =>
    refreshRejected().executeTest(({ url }) =>
      expectFailure(accountsAt(url, expired).refresh(inTime), 'unauthenticated', 401),
    ));

  it('can also be rejected with 403', () =>
    given('a revoked session')
      .uponReceiving('a request for a new access token of a revoked session')
      .pending()
      .withRequest('POST', '/api/users/refresh-token', (request) => request.headers(refreshCookie))
      .willRespondWith(403)
      .executeTest(({ url }) => expectFailure(accountsAt(url, expired).refresh(inTime), 'rejected', 403)));

  it('returns no token if the host sends none', () =>
    given('a session that gets no new access token')
      .uponReceiving('a request for a new access token that is not granted')
      .pending()
      .withRequest('POST', '/api/users/refresh-token', (request) => request.headers(refreshCookie))
      // the response has no token
      .willRespondWith(ANY_SUCCESS_STATUS)
      .executeTest(async ({ url }) => {
        expect(await accountsAt(url, expired).refresh(inTime)).toEqual({});
      }));
});

describe('Changing the password', () => {
  const change = { currentPassword: 'buongiorno', newPassword: 'buonasera' };
  const changeBody = { ...change, currentPassword: fromState('${password}', change.currentPassword) };

  const passwordChange = () =>
    given('a signed-in user')
      .uponReceiving('a change of password')
      .withRequest('POST', '/api/users/change-password', (request) =>
        request.headers(bearer()).jsonBody(changeBody),
      )
      // the contracts allow any body, because the token and the user are optional here
      .willRespondWith(ANY_SUCCESS_STATUS);

  const changeWithExpiredToken = () =>
    given('an expired access token')
      .uponReceiving('a change of password with an expired access token')
      .withRequest('POST', '/api/users/change-password', (request) =>
        request.headers(bearer(EXPIRED_TOKEN)).jsonBody(changeBody),
      )
      .willRespondWith(401);

  it('succeeds with any response body', () =>
    passwordChange().executeTest(async ({ url }) => {
      expect(await passwordsAt(url).change(change)).toEqual({});
    }));

  itFails(
    'a change of password',
    ['POST', '/api/users/change-password', { body: { ...change, currentPassword: 'ciao' } }],
    (url) => passwordsAt(url).change({ ...change, currentPassword: 'ciao' }),
    { 'with a wrong current password': [INVALID, 'a signed-in user'] },
  );

  it('refreshes the session and retries if the access token has expired', async () => {
    changeWithExpiredToken();
    refreshAccepted();
    await passwordChange().executeTest(async ({ url }) => {
      const container = containerAt(url, expired);
      await container.get<Passwords>(Passwords).change(change);
      expect(container.get<SessionStore>(SessionStore).read()).toEqual(signedIn);
    });
  });
});
