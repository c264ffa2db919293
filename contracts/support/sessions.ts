import { aSession } from '#tests/support/builders.ts';

export const VALID_TOKEN = 'valid-token';
export const EXPIRED_TOKEN = 'expired-token';

/** The cookie that a browser sends after signing in. */
export const REFRESH_COOKIE = 'refreshToken=valid-cookie';

export const signedIn = aSession({ accessToken: VALID_TOKEN });

export const expired = aSession({ accessToken: EXPIRED_TOKEN });
