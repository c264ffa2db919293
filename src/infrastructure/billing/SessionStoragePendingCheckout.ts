import { SessionStorageErrand } from '../browser/SessionStorageErrand.ts';

export class SessionStoragePendingCheckout extends SessionStorageErrand {
  static readonly needs = [] as const;

  constructor() {
    super('checkoutCompanyId');
  }
}
