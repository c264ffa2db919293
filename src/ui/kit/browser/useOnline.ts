import { useContext, useEffect, useSyncExternalStore } from 'react';
import { CompositionContext } from '../state/CompositionContext.ts';

/** Returns whether the browser reports a connection (see rule: offline hint). True in prerendered pages. */
export function useOnline(): boolean {
  const { connection } = useContext(CompositionContext);
  return useSyncExternalStore(
    connection.subscribe,
    () => connection.isOnline,
    () => true,
  );
}

/** Runs an action when the connection returns, and once at mount if the browser is online. */
export function useReconnect(reconnected: () => void): void {
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline) reconnected();
  }, [reconnected, isOnline]);
}
