import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns false in prerendered HTML and until hydration ends, then true. Content that depends on the
 * visitor or the time waits for it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
