import type { KitchenScreen } from '#application/orders/KitchenScreen.ts';
import { keepScreenAwake } from '../browser/keepScreenAwake.ts';

export class BrowserKitchenScreen implements KitchenScreen {
  static readonly needs = [] as const;

  keepAwake() {
    const over = new AbortController();
    const releases: (() => unknown)[] = [];
    void keepScreenAwake({ signal: over.signal, hold: (release) => releases.push(release) });
    return () => {
      over.abort();
      for (const release of releases) release();
    };
  }

  onceTouched(touched: () => void) {
    const waiting = new AbortController();
    const { dataset } = document.documentElement;
    // delays an automatic reload, which would miss the press
    dataset.ongoing = '';
    for (const press of ['pointerdown', 'keydown']) {
      const end = () => {
        waiting.abort();
        delete dataset.ongoing;
        touched();
      };
      addEventListener(press, end, { capture: true, signal: waiting.signal });
    }
  }

  print() {
    try {
      // missing in browsers inside some apps; throws while a dialog is open
      window.print();
      return true;
    } catch {
      return false;
    }
  }
}
