import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the HTML that is made when the app is built, and while the page takes that HTML over; true from then on, and
 * always on pages that were not built. What depends on the visitor or on the moment waits for it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
