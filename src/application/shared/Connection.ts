import { port } from '../port.ts';

/** Whether requests seem to reach the network. A hint: every request is sent anyway. */
export interface Connection {
  /** False while the browser says it is offline, unless the latest request got a response. */
  readonly isOnline: boolean;
  /** Calls back when it may have changed. Returns a function that ends it. */
  subscribe(changed: () => void): () => void;
}
export const Connection = port<Connection>('Connection');
