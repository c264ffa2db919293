import type { Session, SessionGrant } from '#domain/session/session.ts';
import { port } from '../port.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Sign-in, sign-out, and session refresh. These requests never trigger a refresh themselves. */
export interface Accounts {
  /** Signs in. The host also sets its refresh cookie. */
  login(credentials: Credentials, signal?: AbortSignal): Promise<Session>;
  /** Ends the session of the refresh cookie and, if given, the session of the access token. */
  logout(signal: AbortSignal, accessToken?: string): Promise<void>;
  /** Requests a new access token with the refresh cookie. */
  refresh(signal: AbortSignal): Promise<SessionGrant>;
}
export const Accounts = port<Accounts>('Accounts');
