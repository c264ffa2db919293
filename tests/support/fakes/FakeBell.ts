import type { Bell } from '#application/orders/Bell.ts';

/** Counts rings. Set `isAllowed` to false, or call {@link change}, for a browser that blocks sound. */
export class FakeBell implements Bell {
  isAllowed = true;
  rung = 0;
  private readonly listeners = new Set<(canRing: boolean) => void>();

  async wake() {
    return this.isAllowed;
  }

  subscribe(listen: (canRing: boolean) => void) {
    this.listeners.add(listen);
    return () => void this.listeners.delete(listen);
  }

  /** Allows or blocks sound. */
  change(canRing: boolean): void {
    this.isAllowed = canRing;
    for (const listen of this.listeners) listen(canRing);
  }

  async ring() {
    if (this.isAllowed) this.rung += 1;
    return this.isAllowed;
  }
}
