import { Failure } from '#application/Failure.ts';
import type { Accounts, Credentials } from '#application/session/Accounts.ts';
import type { Session, SessionGrant } from '#domain/session/session.ts';
import { aSession } from '../builders.ts';

/** A host with one account. Set `trouble` to make every request fail; `calls` lists the requests. */
export class FakeAccounts implements Accounts {
  readonly calls: string[] = [];
  trouble: Failure | undefined;
  grant: SessionGrant = { accessToken: 'renewed' };
  /** Called during a refresh, before its response. */
  duringRefresh: () => void = () => undefined;

  async login({ email, password }: Credentials): Promise<Session> {
    this.answer(`login ${email}`);
    if (password !== 'tableside') {
      throw new Failure('unauthenticated', { status: 401, serverMessage: 'Invalid email or password' });
    }
    return aSession();
  }

  async logout(accessToken: string): Promise<void> {
    this.answer(`logout ${accessToken}`);
  }

  async refresh(): Promise<SessionGrant> {
    this.duringRefresh();
    this.answer('refresh');
    return this.grant;
  }

  private answer(call: string) {
    this.calls.push(call);
    if (this.trouble) throw this.trouble;
  }
}
