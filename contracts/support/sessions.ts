import { aSession } from '#tests/support/builders.ts';

export const VALID_TOKEN = 'valid-token';
export const EXPIRED_TOKEN = 'expired-token';

/** The cookie a browser returns after signing in. */
export const REFRESH_COOKIE = 'refreshToken=valid-cookie';

/** A session with a valid access token. */
export const signedIn = aSession({ accessToken: VALID_TOKEN });

/** A session with an expired access token. */
export const returning = aSession({ accessToken: EXPIRED_TOKEN });
