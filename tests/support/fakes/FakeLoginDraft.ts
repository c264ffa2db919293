import type { LoginDraft } from '#application/session/LoginDraft.ts';

export class FakeLoginDraft implements LoginDraft {
  private typed: string;

  constructor(typed = '') {
    this.typed = typed;
  }

  email() {
    return this.typed;
  }

  remember(email: string) {
    this.typed = email;
  }
}
