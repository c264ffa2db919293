import type { User } from './user.ts';

/** A signed-in person and the bearer token their calls carry. Authenticated means that one exists. */
export interface Session {
  readonly accessToken: string;
  readonly user: User;
}

/** What an answer of the host may say about a session: all of it, a part of it, or nothing. */
export interface SessionGrant {
  readonly accessToken?: string | undefined;
  readonly user?: User | undefined;
}

/**
 * The session to keep after a sign-up: none unless the answer has a user (rule: sign-up).
 * A sign-up has no screen; the rule stands here for the day it gets one.
 */
export function sessionAfterSignUp({ accessToken, user }: SessionGrant): Session | undefined {
  return user && accessToken ? { accessToken, user } : undefined;
}

/** The session to keep after a refresh: the stored user with the new token, none without one. */
export function sessionAfterRefresh(stored: Session, { accessToken }: SessionGrant): Session | undefined {
  return accessToken ? { ...stored, accessToken } : undefined;
}

/** The session after a change of password, which may bring a new token, a new user, both or neither. */
export function sessionAfterPasswordChange(stored: Session, { accessToken, user }: SessionGrant): Session {
  return { accessToken: accessToken || stored.accessToken, user: user ?? stored.user };
}
