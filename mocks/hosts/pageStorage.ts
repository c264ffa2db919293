type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Wraps the page's storage. If the storage is blocked or full, values stay in memory until a reload. */
function pageStorage(browserStorage: () => PageStorage): PageStorage {
  const memory = new Map<string, string>();
  const stored = <T>(access: (storage: PageStorage) => T): T | undefined => {
    try {
      return access(browserStorage());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? stored((storage) => storage.getItem(key)) ?? null,
    setItem(key, text) {
      memory.delete(key);
      const isStored = stored((storage) => {
        storage.setItem(key, text);
        return true;
      });
      if (!isStored) memory.set(key, text);
    },
    removeItem(key) {
      memory.delete(key);
      stored((storage) => storage.removeItem(key));
    },
  };
}

export const pageLocalStorage = pageStorage(() => localStorage);
export const pageSessionStorage = pageStorage(() => sessionStorage);
