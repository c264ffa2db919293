import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns false during prerendering and hydration, then true. Content that depends on the visitor or the time
 * renders only after hydration.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
