import { aSession } from '#tests/support/builders.ts';

export const VALID_TOKEN = 'valid-token';
export const EXPIRED_TOKEN = 'expired-token';

/** What a browser sends back of the cookie that signing in has set. */
export const REFRESH_COOKIE = 'refreshToken=valid-cookie';

/** Somebody whose access token the provider accepts. */
export const signedIn = aSession({ accessToken: VALID_TOKEN });

/** Somebody who comes back when the access token has run out. */
export const returning = aSession({ accessToken: EXPIRED_TOKEN });
