import { Failure } from '#application/Failure.ts';
import { RefreshSession } from '#application/session/RefreshSession.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import { isSameUser } from '#domain/session/user.ts';
import { Api, type ReplySchema, type ApiRequest } from './Api.ts';

/**
 * The {@link Api} for signed-in requests. Adds the bearer token. On a 401, refreshes the session and repeats
 * the request once, unless another user has signed in. Requests that are rejected at the same time share one
 * refresh (see rule: session refresh). If the stored session is gone, for example because the browser cleared
 * it, the user is signed out.
 */
export class SignedInApi {
  static readonly needs = [Api, SessionStore, RefreshSession] as const;
  constructor(
    private readonly api: Api,
    private readonly sessions: SessionStore,
    private readonly refreshSession: RefreshSession,
  ) {}

  get<T>(path: string, reply: ReplySchema<T>, signal?: AbortSignal): Promise<T> {
    return this.send({ method: 'GET', path, signal }, reply);
  }

  post<T>(path: string, body: unknown, reply: ReplySchema<T>): Promise<T> {
    return this.send({ method: 'POST', path, body }, reply);
  }

  /** @param basedOn a value read earlier; the request includes its version, if the host sent one */
  put<T>(path: string, body: unknown, reply: ReplySchema<T>, basedOn?: unknown): Promise<T> {
    return this.send({ method: 'PUT', path, body, basedOn }, reply);
  }

  /** Continues after the page closes, because closing sends pending deletions (see rule: undo). */
  delete<T>(path: string, body: unknown, reply: ReplySchema<T>): Promise<T> {
    return this.send({ method: 'DELETE', path, body, keepalive: true }, reply);
  }

  /** Returns a non-JSON response as a blob of the given MIME type. */
  download(path: string, type: string, signal?: AbortSignal): Promise<Blob> {
    return this.withSession((bearer) => this.api.download({ method: 'GET', path, bearer, signal }, type));
  }

  private send<T>(request: ApiRequest, reply: ReplySchema<T>): Promise<T> {
    return this.withSession((bearer) => this.api.send({ ...request, bearer }, reply));
  }

  private async withSession<T>(call: (bearer: string | undefined) => Promise<T>): Promise<T> {
    const session = this.sessions.read();
    try {
      return await call(session?.accessToken);
    } catch (thrown) {
      const refusal = Failure.from(thrown);
      if (refusal.kind !== 'unauthenticated') throw refusal;

      if (!session) {
        if (!this.sessions.read()) this.sessions.clear();
        throw refusal;
      }
      await this.refreshSession.execute(session.accessToken);
      const renewed = this.sessions.read();
      if (!renewed || !isSameUser(renewed.user, session.user)) throw refusal;
      return await call(renewed.accessToken);
    }
  }
}
