/**
 * Makes storage usable in every browser. If a browser blocks storage, each access throws; if storage is
 * full, each write throws. Values then live in memory until the page is closed, so visitors can still
 * browse and book, and users stay signed in until a reload.
 */
export function openStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      void window[name];
    } catch {
      Object.defineProperty(window, name, { value: pageStorage() });
    }
  }
  keepOverflowInMemory();
}

/** The part of Storage that the app uses. */
function pageStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

function keepOverflowInMemory(): void {
  const { getItem, setItem, removeItem } = Storage.prototype;
  const replacements = new Map<Storage, ReturnType<typeof pageStorage>>();
  Object.assign(Storage.prototype, {
    getItem(this: Storage, key: string) {
      return replacements.get(this)?.getItem(key) ?? getItem.call(this, key);
    },
    setItem(this: Storage, key: string, value: string) {
      try {
        setItem.call(this, key, value);
        replacements.get(this)?.removeItem(key);
      } catch {
        if (!replacements.has(this)) replacements.set(this, pageStorage());
        // the previous value is obsolete
        removeItem.call(this, key);
        replacements.get(this)?.setItem(key, value);
      }
    },
    removeItem(this: Storage, key: string) {
      replacements.get(this)?.removeItem(key);
      removeItem.call(this, key);
    },
  });
}
