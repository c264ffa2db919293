import type { Accounts, Credentials } from '#application/session/Accounts.ts';
import type { SessionGrant } from '#domain/session/session.ts';
import { anyReply, Api } from '../http/Api.ts';
import type { HttpHost } from '../http/HttpHost.ts';
import { declinedResponseAsValue } from '../http/declinedResponseAsValue.ts';
import { LoginReply, RefreshReply } from './wire.ts';

export class HttpAccounts implements Accounts {
  private readonly api: Api;

  constructor(host: HttpHost) {
    this.api = new Api(host);
  }

  login(credentials: Credentials, signal?: AbortSignal) {
    return this.api.send({ method: 'POST', path: '/api/users/login', body: credentials, signal }, LoginReply);
  }

  logout(signal: AbortSignal, bearer?: string) {
    const path = '/api/users/logout';
    return this.api.send({ method: 'POST', path, bearer, signal, keepalive: true }, anyReply);
  }

  /** Returns no token for a declined response. */
  refresh(signal: AbortSignal): Promise<SessionGrant> {
    const answer = this.api.send({ method: 'POST', path: '/api/users/refresh-token', signal }, RefreshReply);
    return declinedResponseAsValue(answer, () => ({}));
  }
}
