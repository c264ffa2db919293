import type { PendingPosConnection } from '#application/integrations/PendingPosConnection.ts';
import { SafeStorage } from '../browser/SafeStorage.ts';

const KEY = 'cloverCompanyId';

export class SessionStoragePendingPosConnection implements PendingPosConnection {
  static readonly needs = [] as const;

  begin(companyId: string) {
    SafeStorage.session.write(KEY, companyId);
  }

  clear() {
    SafeStorage.session.remove(KEY);
  }
}
