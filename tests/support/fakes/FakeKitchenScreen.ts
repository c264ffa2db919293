import type { KitchenScreen } from '#application/orders/KitchenScreen.ts';

/** A fake screen: `prints` counts prints, and `isAwake` says whether it is kept on. Set `canPrint`. */
export class FakeKitchenScreen implements KitchenScreen {
  prints = 0;
  isAwake = false;
  canPrint = true;
  /** Presses the screen, if the page waits for it. */
  touch: () => void = () => undefined;

  keepAwake() {
    this.isAwake = true;
    return () => {
      this.isAwake = false;
    };
  }

  onceTouched(touched: () => void) {
    this.touch = touched;
  }

  print() {
    if (this.canPrint) this.prints += 1;
    return this.canPrint;
  }
}
