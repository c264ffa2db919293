/**
 * Where a browser keeps its storage from a site (all cookies blocked), each look at it throws. What is kept then lasts as long as the
 * page: who visits can read, try and book, and who signs in is in until a reload.
 */
export function openStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      void window[name];
    } catch {
      Object.defineProperty(window, name, { value: new PageStorage() });
    }
  }
}

/** As the HTML standard has a Storage, without access by property. */
class PageStorage implements Storage {
  [name: string]: unknown;
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }

  clear(): void {
    this.#items.clear();
  }
}
