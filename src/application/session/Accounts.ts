import type { Session, SessionGrant } from '#domain/session/session.ts';
import { port } from '../port.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signing in and out at the host. None of these calls ever triggers a refresh itself. */
export interface Accounts {
  /** Signs in; the host sets its refresh cookie beside the answer. */
  login(credentials: Credentials): Promise<Session>;
  /** Ends the session of the given access token. */
  logout(accessToken: string): Promise<void>;
  /** Asks for a new access token by cookie. Calls made at the same time share one request. */
  refresh(): Promise<SessionGrant>;
}
export const Accounts = port<Accounts>('Accounts');
