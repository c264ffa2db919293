import type { User } from './user.ts';

/** A signed-in user and the user's access token. A user is authenticated if a session exists. */
export interface Session {
  readonly accessToken: string;
  readonly user: User;
}

/** The parts of a session that a response may contain: a token, a user, both, or neither. */
export interface SessionGrant {
  readonly accessToken?: string | undefined;
  readonly user?: User | undefined;
}

/**
 * Returns the session to keep after sign-up, or undefined if the response lacks a token or a user. There is
 * no sign-up page yet. (rule: sign-up)
 */
export function sessionAfterSignUp({ accessToken, user }: SessionGrant): Session | undefined {
  return user && accessToken ? { accessToken, user } : undefined;
}

/** Returns the session with the new token. Undefined without a token, or with another user's token. */
export function sessionAfterRefresh(stored: Session, { accessToken }: SessionGrant): Session | undefined {
  return accessToken && !namesAnotherUser(accessToken, stored) ? { ...stored, accessToken } : undefined;
}

/** Returns the session after a password change, with the token and the user of the response, if any. */
export function sessionAfterPasswordChange(stored: Session, { accessToken, user }: SessionGrant): Session {
  return { accessToken: accessToken || stored.accessToken, user: user ?? stored.user };
}

/**
 * Whether a new token belongs to another user, which a refresh response does not say. Compares JSON Web
 * Tokens: a claim with the user's id or email in the old token must not change. Opaque tokens can't be
 * compared.
 */
function namesAnotherUser(accessToken: string, { accessToken: old, user }: Session): boolean {
  const claims = claimsOf(accessToken);
  const names = Object.entries(claimsOf(old)).filter(([, is]) => is === user.id || is === user.email);
  return names.some(([claim, is]) => claim in claims && claims[claim] !== is);
}

/** Returns the claims of a JSON Web Token. An opaque token has none. */
function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const payload = token.split('.')[1] ?? '';
    return { ...(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object) };
  } catch {
    return {};
  }
}
