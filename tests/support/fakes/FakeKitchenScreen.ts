import type { KitchenScreen } from '#application/orders/KitchenScreen.ts';

/** A fake screen: `prints` counts prints, and `isAwake` says whether it is kept on. Set `canPrint`. */
export class FakeKitchenScreen implements KitchenScreen {
  prints = 0;
  isAwake = false;
  canPrint = true;

  keepAwake() {
    this.isAwake = true;
    return () => {
      this.isAwake = false;
    };
  }

  print() {
    if (this.canPrint) this.prints += 1;
    return this.canPrint;
  }
}
