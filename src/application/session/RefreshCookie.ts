import { port } from '../port.ts';

/**
 * The host's cookie that renews a session. If the host belongs to another site, a refused refresh may only
 * mean that the browser blocks the cookie. The session is then kept until the host also rejects the access
 * token. (rule: third-party cookies)
 */
export interface RefreshCookie {
  /** Whether the host and the page belong to different sites. */
  readonly isThirdParty: boolean;
  /** Logs for operators why sign-ins do not last. */
  reportBlocked(): void;
}
export const RefreshCookie = port<RefreshCookie>('RefreshCookie');
