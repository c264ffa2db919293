import { SessionStorageErrand } from '../browser/SessionStorageErrand.ts';

export class SessionStoragePendingConnect extends SessionStorageErrand {
  static readonly needs = [] as const;

  constructor() {
    super('cloverCompanyId');
  }
}
