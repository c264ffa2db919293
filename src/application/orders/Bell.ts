import { port } from '../port.ts';

/** The sound for new orders. No method rejects, because the order list must work without sound. */
export interface Bell {
  /**
   * Prepares the sound. Returns false while the browser can't play audio: until the user interacts with the
   * page, during a phone call, or without a device.
   */
  wake(): Promise<boolean>;
  /** Rings once. Returns false if the browser can't play audio. */
  ring(): Promise<boolean>;
  /** Calls back when audio becomes available or unavailable. Returns a function that unsubscribes. */
  subscribe(listen: (canRing: boolean) => void): () => void;
}
export const Bell = port<Bell>('Bell');
