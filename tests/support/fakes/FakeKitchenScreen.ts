import type { KitchenScreen } from '#application/orders/KitchenScreen.ts';

/** A screen that counts `prints`. `isAwake` says whether the screen stays on. `canPrint` allows printing. */
export class FakeKitchenScreen implements KitchenScreen {
  prints = 0;
  isAwake = false;
  canPrint = true;
  /** Touches the screen, if the page waits for a touch. */
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
