import type { OwedSignOut } from '#application/session/OwedSignOut.ts';

export class FakeOwedSignOut implements OwedSignOut {
  isOwed = false;

  exists() {
    return this.isOwed;
  }

  save() {
    this.isOwed = true;
  }

  clear() {
    this.isOwed = false;
  }
}
