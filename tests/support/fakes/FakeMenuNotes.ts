import type { MenuNotes } from '#application/menu/MenuNotes.ts';
import type { SwitchOffTimes } from '#domain/menu/switchOffTimes.ts';

/** Keeps notes about one restaurant's menu in memory. */
export class FakeMenuNotes implements MenuNotes {
  times: SwitchOffTimes = new Map();
  ignored: readonly string[] = [];

  switchOffTimes() {
    return this.times;
  }

  saveSwitchOffTimes(_restaurantId: string, times: SwitchOffTimes) {
    this.times = times;
  }

  ignoredNames() {
    return this.ignored;
  }

  saveIgnoredNames(_restaurantId: string, names: readonly string[]) {
    this.ignored = names;
  }
}
