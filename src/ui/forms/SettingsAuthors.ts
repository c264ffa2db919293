import type { SettingsArea } from '#application/shared/RestaurantEvents.ts';

interface Source {
  lastAuthor(area: SettingsArea): string | undefined;
  reload(): void;
}

/** Says who saved settings last, as far as the pending changes show. */
export class SettingsAuthors {
  static readonly needs = [] as const;
  #source: Source | undefined;

  /** @param source lives as long as the app */
  setSource(source: Source): void {
    this.#source = source;
  }

  lastAuthor(area: SettingsArea): string | undefined {
    return this.#source?.lastAuthor(area);
  }

  reload(): void {
    this.#source?.reload();
  }
}
