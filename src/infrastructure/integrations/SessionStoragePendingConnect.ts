import type { PendingConnect } from '#application/integrations/PendingConnect.ts';
import { SafeStorage } from '../browser/SafeStorage.ts';

const KEY = 'cloverCompanyId';

export class SessionStoragePendingConnect implements PendingConnect {
  static readonly needs = [] as const;

  begin(companyId: string) {
    SafeStorage.session.write(KEY, companyId);
  }

  clear() {
    SafeStorage.session.remove(KEY);
  }
}
