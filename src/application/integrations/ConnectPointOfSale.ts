import type { PosProvider } from '#domain/integrations/pointOfSale.ts';
import { Failure } from '../Failure.ts';
import { SessionStore } from '../session/SessionStore.ts';
import { Browser } from '#application/shared/Browser.ts';
import { PendingConnect } from './PendingConnect.ts';
import { PointOfSale } from './PointOfSale.ts';

export type ConnectOutcome =
  | { readonly outcome: 'leaving' }
  | { readonly outcome: 'given-up' }
  | { readonly outcome: 'not-signed-in' }
  | { readonly outcome: 'no-valid-url' };

/**
 * Sends the person to the provider to allow the connection. Clover needs a stored session before, and a 401 of its
 * ends that session. (rules: point-of-sale connect, Clover errors)
 */
export class ConnectPointOfSale {
  static readonly needs = [PointOfSale, SessionStore, PendingConnect, Browser] as const;
  constructor(
    private readonly pointOfSale: PointOfSale,
    private readonly sessions: SessionStore,
    private readonly pending: PendingConnect,
    private readonly browser: Browser,
  ) {}

  /**
   * @param wanted ends when nobody waits any more to go there: the browser stays then
   * @throws Failure as the host gave it
   */
  async execute(provider: PosProvider, companyId: string, wanted?: AbortSignal): Promise<ConnectOutcome> {
    if (provider === 'clover' && !this.sessions.read()) return { outcome: 'not-signed-in' };

    const url = await this.pointOfSale.authorisationUrl(provider, companyId).catch((thrown: unknown) => {
      const failure = Failure.from(thrown);
      if (provider === 'clover' && failure.kind === 'unauthenticated') this.sessions.clear();
      throw failure;
    });
    if (wanted?.aborted) return { outcome: 'given-up' };
    if (!url) return { outcome: 'no-valid-url' };

    if (provider === 'clover') this.pending.begin(companyId);
    this.browser.leaveFor(url);
    return { outcome: 'leaving' };
  }
}
