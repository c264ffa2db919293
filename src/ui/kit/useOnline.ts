import { useEffect, useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the browser has a line at all; a page that was built ahead takes it so. */
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

/** Holds something that asks the host by itself while there is no line. */
export function useFrozenWhileOffline(target: Holdable): void {
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline) target.release('offline');
    else target.hold('offline');
  }, [target, isOnline]);
}
