import { port } from '../port.ts';

/** The device that shows orders in the kitchen. */
export interface KitchenScreen {
  /**
   * Keeps the screen awake while the page is visible, if the browser supports it. Returns a function that
   * stops it.
   */
  keepAwake(): () => void;
  /** Calls back at the next press of a pointer or a key. */
  onceTouched(touched: () => void): void;
  /**
   * Opens the browser's print dialog, and returns while it is open in some browsers. Returns false if the
   * browser can't print.
   */
  print(): boolean;
}
export const KitchenScreen = port<KitchenScreen>('KitchenScreen');
