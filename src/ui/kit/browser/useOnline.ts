import { useContext, useEffect, useSyncExternalStore } from 'react';
import { CompositionContext } from '../state/CompositionContext.ts';

/** Returns whether the browser seems to be online (see rule: offline hint). Prerendered pages assume it is. */
export function useOnline(): boolean {
  const { connection } = useContext(CompositionContext);
  return useSyncExternalStore(
    connection.subscribe,
    () => connection.isOnline,
    () => true,
  );
}

/** Runs an action when the connection returns, and at first if there is one. */
export function useReconnect(reconnected: () => void): void {
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline) reconnected();
  }, [reconnected, isOnline]);
}
