import type { PendingConnect } from '#application/integrations/PendingConnect.ts';

/** Keeps the company of a pending connection in memory. */
export class FakePendingConnect implements PendingConnect {
  companyId: string | undefined;

  begin(companyId: string) {
    this.companyId = companyId;
  }

  clear() {
    this.companyId = undefined;
  }
}
