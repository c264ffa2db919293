import { Failure } from '#application/Failure.ts';
import { RefreshSession } from '#application/session/RefreshSession.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import { Api, type ReplySchema, type ApiRequest } from './Api.ts';

/**
 * The {@link Api} for signed-in calls: adds the bearer token, and on a 401 renews the session and repeats the call once.
 * Calls that are refused together share one refresh (see rule: session refresh). A session that is not stored any more, such as
 * one whose storage somebody has emptied, is told to have ended.
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

  put<T>(path: string, body: unknown, reply: ReplySchema<T>): Promise<T> {
    return this.send({ method: 'PUT', path, body }, reply);
  }

  delete<T>(path: string, body: unknown, reply: ReplySchema<T>): Promise<T> {
    return this.send({ method: 'DELETE', path, body }, reply);
  }

  /** Bytes of the given type instead of JSON. */
  download(path: string, type: string, signal?: AbortSignal): Promise<Blob> {
    return this.withSession((bearer) => this.api.download({ method: 'GET', path, bearer, signal }, type));
  }

  private send<T>(request: ApiRequest, reply: ReplySchema<T>): Promise<T> {
    return this.withSession((bearer) => this.api.send({ ...request, bearer }, reply));
  }

  private async withSession<T>(call: (bearer: string | undefined) => Promise<T>): Promise<T> {
    const bearer = this.sessions.read()?.accessToken;
    try {
      return await call(bearer);
    } catch (thrown) {
      const refusal = Failure.from(thrown);
      if (refusal.kind !== 'unauthenticated') throw refusal;

      if (!bearer) {
        if (!this.sessions.read()) this.sessions.clear();
        throw refusal;
      }
      const { outcome } = await this.refreshSession.execute(bearer);
      if (outcome === 'ended') throw refusal;
      return await call(this.sessions.read()?.accessToken);
    }
  }
}
