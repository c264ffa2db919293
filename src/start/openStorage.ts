/**
 * Lets the app keep what it keeps whatever the browser makes of it. Where a browser keeps its storage from a site (all cookies
 * blocked), each look at it throws; where it is full, each thing that is put there. What is kept then lasts as long as the page: who
 * visits can read, try and book, and who signs in is in until a reload.
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

/** Of a Storage what the app uses. */
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
  const beside = new Map<Storage, ReturnType<typeof pageStorage>>();
  Object.assign(Storage.prototype, {
    getItem(this: Storage, key: string) {
      return beside.get(this)?.getItem(key) ?? getItem.call(this, key);
    },
    setItem(this: Storage, key: string, value: string) {
      try {
        setItem.call(this, key, value);
        beside.get(this)?.removeItem(key);
      } catch {
        if (!beside.has(this)) beside.set(this, pageStorage());
        // what was there before is no longer so
        removeItem.call(this, key);
        beside.get(this)?.setItem(key, value);
      }
    },
    removeItem(this: Storage, key: string) {
      beside.get(this)?.removeItem(key);
      removeItem.call(this, key);
    },
  });
}
