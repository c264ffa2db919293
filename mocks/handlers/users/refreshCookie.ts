import { REFRESH_TOKEN_LIFETIME } from './sessions.ts';

export const REFRESH_COOKIE = 'refreshToken';

/**
 * Not `Secure`, so that it works on plain http. `Lax` reaches another port of the same host, which is where the
 * standalone server is; `None` would need `Secure`.
 */
const attributes = (maxAge: number) => `Max-Age=${maxAge}; Path=/api/users; HttpOnly; SameSite=Lax`;

/** The `Set-Cookie` header that hands out a refresh token. */
export const refreshCookie = (token: string) =>
  `${REFRESH_COOKIE}=${token}; ${attributes(REFRESH_TOKEN_LIFETIME)}`;

/** The `Set-Cookie` header that takes it back. */
export const clearedRefreshCookie = `${REFRESH_COOKIE}=; ${attributes(0)}`;
