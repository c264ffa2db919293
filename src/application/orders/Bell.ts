import { port } from '../port.ts';

/** The new-order sound. */
export interface Bell {
  /**
   * Prepares the sound. Returns false while the browser blocks audio, which it does until the user
   * interacts with the page.
   */
  wake(): Promise<boolean>;
  /** Rings once and returns whether the browser allowed it. */
  ring(): Promise<boolean>;
}
export const Bell = port<Bell>('Bell');
