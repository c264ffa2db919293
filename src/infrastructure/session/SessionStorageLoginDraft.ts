import type { LoginDraft } from '#application/session/LoginDraft.ts';
import { SafeStorage } from '../browser/SafeStorage.ts';

const KEY = 'loginEmail';

export class SessionStorageLoginDraft implements LoginDraft {
  static readonly needs = [] as const;

  email() {
    return SafeStorage.session.read(KEY) ?? '';
  }

  remember(email: string) {
    SafeStorage.session.write(KEY, email);
  }
}
