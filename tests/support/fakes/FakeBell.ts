import type { Bell } from '#application/orders/Bell.ts';

/** A bell that counts how often it rang; set `isAllowed` to false for a browser that keeps sound back. */
export class FakeBell implements Bell {
  isAllowed = true;
  rung = 0;

  async wake() {
    return this.isAllowed;
  }

  async ring() {
    if (this.isAllowed) this.rung += 1;
    return this.isAllowed;
  }
}
