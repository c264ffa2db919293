import type { Failure } from '#application/Failure.ts';
import type { PointOfSale } from '#application/integrations/PointOfSale.ts';
import type { PosProvider, PosStatus } from '#domain/integrations/pointOfSale.ts';

/** Connections in memory. `trouble` makes every request fail, and `calls` lists the requests. */
export class FakePointOfSale implements PointOfSale {
  readonly calls: string[] = [];
  readonly connections: Partial<Record<PosProvider, PosStatus>> = {};
  url: string | undefined = 'https://pos.example/authorize';
  trouble: Failure | undefined;

  async status(provider: PosProvider, companyId: string) {
    this.answer(`status ${provider} ${companyId}`);
    return this.connections[provider] ?? { isConnected: false };
  }

  async authorizationUrl(provider: PosProvider, companyId: string) {
    this.answer(`authorize ${provider} ${companyId}`);
    return this.url;
  }

  private answer(call: string) {
    this.calls.push(call);
    if (this.trouble) throw this.trouble;
  }
}
