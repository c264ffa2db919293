import type { PendingPosConnection } from '#application/integrations/PendingPosConnection.ts';

/** Keeps the company of a pending connection in memory. */
export class FakePendingConnect implements PendingPosConnection {
  companyId: string | undefined;

  begin(companyId: string) {
    this.companyId = companyId;
  }

  clear() {
    this.companyId = undefined;
  }
}
