import type { KitchenScreen } from '#application/orders/KitchenScreen.ts';

/** A screen without a room: `prints` counts, `isAwake` says whether it may not go dark. */
export class FakeKitchenScreen implements KitchenScreen {
  prints = 0;
  isAwake = false;

  keepAwake() {
    this.isAwake = true;
    return () => {
      this.isAwake = false;
    };
  }

  print() {
    this.prints += 1;
  }
}
