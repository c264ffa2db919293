import { port } from '../port.ts';

/**
 * The host's cookie that renews a session. If the host belongs to another site, the host may refuse a refresh
 * just because the browser blocks the cookie. The app then keeps the session until the host also rejects the
 * access token. (rule: third-party cookies)
 */
export interface RefreshCookie {
  /** Whether the host and the page belong to different sites. */
  readonly isThirdParty: boolean;
  /** Logs a warning that tells operators why sign-ins don't last. */
  reportBlocked(): void;
}
export const RefreshCookie = port<RefreshCookie>('RefreshCookie');
