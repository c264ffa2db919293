import { Failure } from '#application/Failure.ts';
import type { Accounts, Credentials } from '#application/session/Accounts.ts';
import type { Session, SessionGrant } from '#domain/session/session.ts';
import { aSession } from '../builders.ts';

/** A host with one account. `trouble` makes every request fail, and `calls` lists the requests. */
export class FakeAccounts implements Accounts {
  readonly calls: string[] = [];
  /** The requests that the caller has aborted. */
  readonly aborted: string[] = [];
  trouble: Failure | undefined;
  /** Returns the failure of a request, or undefined if the request succeeds. */
  troubleOf: (call: string) => Failure | undefined = () => undefined;
  /** Whether new requests never get a response. */
  isSilent = false;
  grant: SessionGrant = { accessToken: 'renewed' };
  /** Called during a refresh, before its response. */
  duringRefresh: () => void = () => undefined;
  /** Called during a sign-in, before its response. */
  duringLogin: () => Promise<void> = async () => undefined;

  async login({ email, password }: Credentials, signal?: AbortSignal): Promise<Session> {
    await this.answer(`login ${email}`, signal);
    await this.duringLogin();
    if (password !== 'tableside') {
      throw new Failure('unauthenticated', { status: 401, serverMessage: 'Invalid email or password' });
    }
    return aSession();
  }

  async logout(signal: AbortSignal, accessToken = 'by cookie'): Promise<void> {
    await this.answer(`logout ${accessToken}`, signal);
  }

  async refresh(signal: AbortSignal): Promise<SessionGrant> {
    this.duringRefresh();
    await this.answer('refresh', signal);
    return this.grant;
  }

  private async answer(call: string, signal?: AbortSignal) {
    this.calls.push(call);
    if (this.isSilent) await this.untilAborted(call, signal);
    const trouble = this.trouble ?? this.troubleOf(call);
    if (trouble) throw trouble;
  }

  private untilAborted(call: string, signal: AbortSignal | undefined) {
    return new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        this.aborted.push(call);
        reject(new Failure('cancelled'));
      });
    });
  }
}
