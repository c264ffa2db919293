import type { KitchenScreen } from '#application/orders/KitchenScreen.ts';
import { keepAwake } from '../browser/keepAwake.ts';

export class BrowserKitchenScreen implements KitchenScreen {
  static readonly needs = [] as const;

  keepAwake() {
    const over = new AbortController();
    const releases: (() => unknown)[] = [];
    void keepAwake({ signal: over.signal, hold: (release) => releases.push(release) });
    return () => {
      over.abort();
      for (const release of releases) release();
    };
  }

  print() {
    window.print();
  }
}
