import type { PendingConnect } from '#application/integrations/PendingConnect.ts';

const KEY = 'cloverCompanyId';

export class SessionStoragePendingConnect implements PendingConnect {
  static readonly needs = [] as const;

  begin(companyId: string) {
    sessionStorage.setItem(KEY, companyId);
  }

  clear() {
    sessionStorage.removeItem(KEY);
  }
}
