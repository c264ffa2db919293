import { port } from '../port.ts';

/** Whether requests seem to reach the network. Only a hint: every request is sent anyway. */
export interface Connection {
  /** False while the browser says it is offline, unless the latest request got a response. */
  readonly isOnline: boolean;
  /** Calls back when {@link isOnline} may have changed. Returns a function that unsubscribes. */
  subscribe(changed: () => void): () => void;
}
export const Connection = port<Connection>('Connection');
