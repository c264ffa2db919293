import type { KitchenScreen } from '#application/orders/KitchenScreen.ts';

/** A fake screen: `prints` counts prints, and `isAwake` says whether it is kept on. */
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
