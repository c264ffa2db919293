import type { PendingErrand } from '#application/shared/PendingErrand.ts';

/** Keeps in memory for which company somebody is away. */
export class FakePendingErrand implements PendingErrand {
  companyId: string | undefined;

  begin(companyId: string) {
    this.companyId = companyId;
  }

  isFor(companyId: string) {
    return this.companyId === companyId;
  }

  clear() {
    this.companyId = undefined;
  }
}
