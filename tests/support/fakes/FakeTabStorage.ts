import type { TabStorage } from '#application/shared/TabStorage.ts';

/** Keeps stored strings in memory, as `texts`. */
export class FakeTabStorage implements TabStorage {
  readonly texts = new Map<string, string>();

  read(key: string) {
    return this.texts.get(key);
  }

  write(key: string, text: string) {
    this.texts.set(key, text);
  }

  remove(key: string) {
    this.texts.delete(key);
  }
}
