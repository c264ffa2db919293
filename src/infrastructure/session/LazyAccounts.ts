import type { Accounts, Credentials } from '#application/session/Accounts.ts';
import { retryableImport } from '../retryableImport.ts';
import { HttpHost } from '../http/HttpHost.ts';

/** Loads the account requests on first use: every page checks the session, but few visitors have one. */
export class LazyAccounts implements Accounts {
  static readonly needs = [HttpHost] as const;
  private accounts: Accounts | undefined;

  constructor(private readonly host: HttpHost) {}

  async login(credentials: Credentials, signal?: AbortSignal) {
    return (await this.loaded()).login(credentials, signal);
  }

  async logout(signal: AbortSignal, accessToken?: string) {
    return (await this.loaded()).logout(signal, accessToken);
  }

  async refresh(signal: AbortSignal) {
    return (await this.loaded()).refresh(signal);
  }

  private async loaded(): Promise<Accounts> {
    const { HttpAccounts } = await retryableImport(import('./HttpAccounts.ts'));
    this.accounts ??= new HttpAccounts(this.host);
    return this.accounts;
  }
}
