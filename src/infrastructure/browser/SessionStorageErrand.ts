import type { PendingErrand } from '#application/shared/PendingErrand.ts';

/** An errand, under its key in the storage of this tab. */
export class SessionStorageErrand implements PendingErrand {
  constructor(private readonly key: string) {}

  begin(companyId: string) {
    sessionStorage.setItem(this.key, companyId);
  }

  isFor(companyId: string) {
    return sessionStorage.getItem(this.key) === companyId;
  }

  clear() {
    sessionStorage.removeItem(this.key);
  }
}
