import { port } from '../port.ts';

/** The host's cookie that renews a session. Browsers may block it if the host belongs to another site. */
export interface RefreshCookie {
  /** Whether the host and the page belong to different sites. */
  readonly isThirdParty: boolean;
  /** Logs for operators why sign-ins do not last. */
  reportBlocked(): void;
}
export const RefreshCookie = port<RefreshCookie>('RefreshCookie');
