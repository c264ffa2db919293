/**
 * Where a browser keeps its storage from a site (all cookies blocked), each look at it throws. What is kept then lasts as long as the
 * page: who visits can read, try and book, and who signs in is in until a reload.
 */
export function openStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      void window[name];
    } catch {
      Object.defineProperty(window, name, { value: pageStorage() });
    }
  }
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
