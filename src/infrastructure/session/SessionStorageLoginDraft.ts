import type { LoginDraft } from '#application/session/LoginDraft.ts';

const KEY = 'loginEmail';

export class SessionStorageLoginDraft implements LoginDraft {
  static readonly needs = [] as const;

  email() {
    return sessionStorage.getItem(KEY) ?? '';
  }

  remember(email: string) {
    sessionStorage.setItem(KEY, email);
  }
}
