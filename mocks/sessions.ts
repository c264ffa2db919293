import type { Db } from './db.ts';
import { randomId } from './randomId.ts';
import type { UserRow } from './tables.ts';

/** Seconds. */
const ACCESS_TOKEN_LIFETIME = 15 * 60;
/** Seconds. */
export const REFRESH_TOKEN_LIFETIME = 30 * 24 * 60 * 60;

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Who is signed in: sessions with their refresh tokens, and the access tokens made from them. */
export interface Sessions {
  /** Signs the user in. The tokens are random unless they are given. */
  open(userId: string, tokens?: Partial<Tokens>): Tokens;
  /** A new access token, or undefined when the session has ended. */
  refresh(refreshToken: string): string | undefined;
  /** The user of a valid access token. */
  userOf(accessToken: string): UserRow | undefined;
  /** The session of a valid access token. */
  sessionOf(accessToken: string): string | undefined;
  /** Ends a session with all its access tokens. */
  close(refreshToken: string): void;
  /** Ends the user's sessions but this one. */
  closeOthers(refreshToken: string): void;
  /** Makes every access token a minute old beyond its life; the sessions stay. */
  expireAccessTokens(): void;
}

/** @param now milliseconds since the epoch. */
export function createSessions(db: Db, now: () => number): Sessions {
  const inSeconds = (seconds: number) => new Date(now() + seconds * 1000).toISOString();
  const isOver = ({ expiresAt }: { readonly expiresAt: string }) => Date.parse(expiresAt) <= now();

  function issue(sessionId: string, accessToken = randomId()): string {
    for (const token of db.accessTokens.where({ sessionId }))
      if (isOver(token)) db.accessTokens.remove(token.id);
    db.accessTokens.insert({ id: accessToken, sessionId, expiresAt: inSeconds(ACCESS_TOKEN_LIFETIME) });
    return accessToken;
  }

  function validSession(refreshToken: string) {
    const session = db.sessions.find(refreshToken);
    return session && !isOver(session) ? session : undefined;
  }

  function sessionOf(accessToken: string) {
    const token = db.accessTokens.find(accessToken);
    return token && !isOver(token) ? validSession(token.sessionId) : undefined;
  }

  function close(refreshToken: string) {
    for (const token of db.accessTokens.where({ sessionId: refreshToken })) db.accessTokens.remove(token.id);
    db.sessions.remove(refreshToken);
  }

  return {
    open(userId, { accessToken, refreshToken = randomId() } = {}) {
      db.sessions.insert({ id: refreshToken, userId, expiresAt: inSeconds(REFRESH_TOKEN_LIFETIME) });
      return { accessToken: issue(refreshToken, accessToken), refreshToken };
    },
    refresh(refreshToken) {
      const session = validSession(refreshToken);
      return session && issue(session.id);
    },
    userOf(accessToken) {
      const session = sessionOf(accessToken);
      return session && db.users.find(session.userId);
    },
    sessionOf: (accessToken) => sessionOf(accessToken)?.id,
    close,
    closeOthers(refreshToken) {
      const kept = db.sessions.find(refreshToken);
      if (!kept) return;
      for (const { id } of db.sessions.where({ userId: kept.userId })) if (id !== refreshToken) close(id);
    },
    expireAccessTokens() {
      for (const { id } of db.accessTokens.all()) db.accessTokens.update(id, { expiresAt: inSeconds(-60) });
    },
  };
}
