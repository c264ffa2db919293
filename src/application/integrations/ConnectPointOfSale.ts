import { redirectOf } from '#domain/shared/redirect.ts';
import type { PosProvider } from '#domain/integrations/pointOfSale.ts';
import { Browser } from '#application/shared/Browser.ts';
import { AllowedRedirectHosts } from '#application/shared/AllowedRedirectHosts.ts';
import { Failure } from '../Failure.ts';
import { SessionStore } from '../session/SessionStore.ts';
import { PendingPosConnection } from './PendingPosConnection.ts';
import { PointOfSale } from './PointOfSale.ts';

export type ConnectOutcome =
  /** `leave` redirects to the provider. */
  | { readonly outcome: 'ready'; readonly leave: () => void }
  | { readonly outcome: 'not-signed-in' }
  | { readonly outcome: 'no-valid-url' }
  | { readonly outcome: 'host-not-allowed'; readonly host: string };

/**
 * Prepares the redirect to a point-of-sale provider's authorization page. Connecting Clover needs a stored
 * session, and a 401 ends that session. (rule: point-of-sale connect) (see rule: redirects)
 */
export class ConnectPointOfSale {
  static readonly needs = [
    PointOfSale,
    SessionStore,
    PendingPosConnection,
    Browser,
    AllowedRedirectHosts,
  ] as const;
  constructor(
    private readonly pointOfSale: PointOfSale,
    private readonly sessions: SessionStore,
    private readonly pending: PendingPosConnection,
    private readonly browser: Browser,
    private readonly hosts: AllowedRedirectHosts,
  ) {}

  /** @throws Failure if the request for the provider's URL fails */
  async execute(provider: PosProvider, companyId: string): Promise<ConnectOutcome> {
    if (provider === 'clover' && !this.sessions.read()) return { outcome: 'not-signed-in' };

    const url = await this.pointOfSale.authorizationUrl(provider, companyId).catch((thrown: unknown) => {
      const failure = Failure.from(thrown);
      if (provider === 'clover' && failure.kind === 'unauthenticated') this.sessions.clear();
      throw failure;
    });
    const redirect = redirectOf(url, this.hosts.allowed);
    if (redirect.kind === 'foreign') return { outcome: 'host-not-allowed', host: redirect.host };
    if (redirect.kind === 'none') return { outcome: 'no-valid-url' };

    return {
      outcome: 'ready',
      leave: () => {
        if (provider === 'clover') this.pending.begin(companyId);
        this.browser.leaveFor(redirect.url);
      },
    };
  }
}
