import type { UnconfirmedSignOut } from '#application/session/UnconfirmedSignOut.ts';

export class FakeUnconfirmedSignOut implements UnconfirmedSignOut {
  isStored = false;

  exists() {
    return this.isStored;
  }

  save() {
    this.isStored = true;
  }

  clear() {
    this.isStored = false;
  }
}
