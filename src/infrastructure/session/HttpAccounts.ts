import type { Accounts, Credentials } from '#application/session/Accounts.ts';
import type { SessionGrant } from '#domain/session/session.ts';
import { anyAnswer, Api } from '../http/Api.ts';
import { GrantReply, LoginReply } from './wire.ts';

export class HttpAccounts implements Accounts {
  static readonly needs = [Api] as const;
  private refreshing: Promise<SessionGrant> | undefined;

  constructor(private readonly api: Api) {}

  login(credentials: Credentials) {
    return this.api.send({ method: 'POST', path: '/api/users/login', body: credentials }, LoginReply);
  }

  logout(accessToken: string) {
    return this.api.send({ method: 'POST', path: '/api/users/logout', bearer: accessToken }, anyAnswer);
  }

  refresh() {
    this.refreshing ??= this.api
      .send({ method: 'POST', path: '/api/users/refresh-token' }, GrantReply)
      .finally(() => (this.refreshing = undefined));
    return this.refreshing;
  }
}
