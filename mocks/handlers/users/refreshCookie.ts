import { REFRESH_TOKEN_LIFETIME } from './sessions.ts';

export const REFRESH_COOKIE = 'refreshToken';

/**
 * Without `Secure`, the cookie works over plain HTTP. `Lax` allows a standalone server on another port of
 * the same host; `None` would need `Secure`.
 */
const attributes = (maxAge: number) => `Max-Age=${maxAge}; Path=/api/users; HttpOnly; SameSite=Lax`;

/** The `Set-Cookie` header that sets a refresh token. */
export const refreshCookie = (token: string) =>
  `${REFRESH_COOKIE}=${token}; ${attributes(REFRESH_TOKEN_LIFETIME)}`;

/** The `Set-Cookie` header that clears the refresh token. */
export const clearedRefreshCookie = `${REFRESH_COOKIE}=; ${attributes(0)}`;
