import type { User } from './user.ts';

/** A signed-in user with their access token. A user is authenticated if a session exists. */
export interface Session {
  readonly accessToken: string;
  readonly user: User;
}

/** What a response may contain about a session: a token, a user, both, or neither. */
export interface SessionGrant {
  readonly accessToken?: string | undefined;
  readonly user?: User | undefined;
}

/**
 * Returns the session to keep after sign-up: none unless the response contains a user. There is no sign-up
 * page yet. (rule: sign-up)
 */
export function sessionAfterSignUp({ accessToken, user }: SessionGrant): Session | undefined {
  return user && accessToken ? { accessToken, user } : undefined;
}

/** Returns the stored user with the new token, or undefined without a token. */
export function sessionAfterRefresh(stored: Session, { accessToken }: SessionGrant): Session | undefined {
  return accessToken ? { ...stored, accessToken } : undefined;
}

/** Returns the session after a password change, which may bring a new token, a new user, both, or neither. */
export function sessionAfterPasswordChange(stored: Session, { accessToken, user }: SessionGrant): Session {
  return { accessToken: accessToken || stored.accessToken, user: user ?? stored.user };
}
