import type { Bell } from '#application/orders/Bell.ts';

/** Counts rings. Set `isAllowed` to false for a browser that blocks sound. */
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
