import type { Db } from '../../db/db.ts';
import { randomToken } from '../../db/randomId.ts';
import type { AccessTokenRow, SessionRow, UserRow } from '../../db/tables.ts';

/** In seconds. */
const ACCESS_TOKEN_LIFETIME = 15 * 60;
/** In seconds. */
export const REFRESH_TOKEN_LIFETIME = 30 * 24 * 60 * 60;

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Manages sessions with their refresh and access tokens. */
export interface Sessions {
  /** Starts a session for the user. */
  open(userId: string): Promise<Tokens>;
  /** Returns a new access token, or undefined if the session has ended. */
  refresh(refreshToken: string): Promise<string | undefined>;
  userOf(accessToken: string): UserRow | undefined;
  sessionOf(accessToken: string): string | undefined;
  /** Ends a session and its access tokens. */
  close(refreshToken: string): void;
  closeOthers(refreshToken: string): void;
  /** Expires every access token. Sessions stay valid. */
  expireAccessTokens(): Promise<void>;
}

/** @param now the current time in epoch milliseconds */
export function createSessions(db: Db, now: () => number): Sessions {
  const isOver = ({ expiresAt }: { readonly expiresAt: string }) => Date.parse(expiresAt) <= now();

  async function issue(sessionId: string): Promise<string> {
    for (const token of db.accessTokens.where({ sessionId }))
      if (isOver(token)) db.accessTokens.remove(token.id);
    const token = accessTokenRow(randomToken(), sessionId, now());
    await db.accessTokens.insert(token);
    return token.id;
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
    async open(userId) {
      const session = sessionRow(randomToken(), userId, now());
      await db.sessions.insert(session);
      return { accessToken: await issue(session.id), refreshToken: session.id };
    },
    async refresh(refreshToken) {
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
    async expireAccessTokens() {
      for (const { id } of db.accessTokens.all()) {
        await db.accessTokens.update(id, { expiresAt: after(-60, now()) });
      }
    },
  };
}

export const sessionRow = (refreshToken: string, userId: string, now: number): SessionRow => ({
  id: refreshToken,
  userId,
  expiresAt: after(REFRESH_TOKEN_LIFETIME, now),
});

/** Creates the row of an access token that is issued now. */
export const accessTokenRow = (accessToken: string, sessionId: string, now: number): AccessTokenRow => ({
  id: accessToken,
  sessionId,
  expiresAt: after(ACCESS_TOKEN_LIFETIME, now),
});

const after = (seconds: number, now: number) => new Date(now + seconds * 1000).toISOString();
