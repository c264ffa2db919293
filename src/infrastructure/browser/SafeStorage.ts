import type { TabStorage } from '#application/shared/TabStorage.ts';

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A change that the browser refused to store. */
interface MemoryChange {
  /** Undefined for a removed key. */
  readonly text: string | undefined;
  /** The stored value at the time of the change. */
  readonly replaced: string | undefined;
}

/**
 * Storage that works in every browser. If storage is blocked, full, or missing, keeps changes in memory until
 * the page is closed. Visitors can then still browse and book, and users stay signed in until a reload. No
 * method throws.
 */
export class SafeStorage implements TabStorage {
  /** Shared by all tabs. */
  static readonly local = new SafeStorage(() => localStorage);
  /** Lives as long as the tab. */
  static readonly session = new SafeStorage(() => sessionStorage);

  private readonly memory = new Map<string, MemoryChange>();

  /** @param browserStorage may throw; browsers that block storage throw on access */
  constructor(private readonly browserStorage: () => BrowserStorage) {}

  read(key: string): string | undefined {
    const stored = this.stored(key);
    const change = this.memory.get(key);
    if (!change) return stored;
    if (change.replaced === stored) return change.text;
    // another tab has stored a newer value since
    this.memory.delete(key);
    return stored;
  }

  write(key: string, text: string): void {
    try {
      this.browserStorage().setItem(key, text);
      this.memory.delete(key);
    } catch {
      // otherwise a reload would restore the obsolete value
      this.remove(key);
      this.memory.set(key, { text, replaced: this.stored(key) });
    }
  }

  remove(key: string): void {
    try {
      this.browserStorage().removeItem(key);
      this.memory.delete(key);
    } catch {
      this.memory.set(key, { text: undefined, replaced: this.stored(key) });
    }
  }

  private stored(key: string): string | undefined {
    try {
      return this.browserStorage().getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }
}
