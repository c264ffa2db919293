import { useEffect, useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Returns whether the browser is online. Prerendered pages assume it is. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

interface Holdable {
  hold(why: 'offline'): void;
  release(why: 'offline'): void;
}

/** Pauses automatic requests while offline. */
export function useFrozenWhileOffline(target: Holdable): void {
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline) target.release('offline');
    else target.hold('offline');
  }, [target, isOnline]);
}
