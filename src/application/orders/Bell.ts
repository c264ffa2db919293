import { port } from '../port.ts';

/** The new-order sound. Never rejects, because a missing sound must not affect the orders. */
export interface Bell {
  /**
   * Prepares the sound. Returns false while there is no audio: until the user interacts with the page, during
   * a phone call, or without a device.
   */
  wake(): Promise<boolean>;
  /** Rings once and returns whether it could. */
  ring(): Promise<boolean>;
  /** Calls back when audio stops or returns. Returns a function that unsubscribes. */
  subscribe(listen: (canRing: boolean) => void): () => void;
}
export const Bell = port<Bell>('Bell');
