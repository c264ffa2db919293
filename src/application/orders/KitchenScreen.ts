import { port } from '../port.ts';

/** The device that shows orders in the kitchen. */
export interface KitchenScreen {
  /**
   * Keeps the screen awake while the page is visible, if the browser supports it. Returns a function that
   * lets the screen turn off again.
   */
  keepAwake(): () => void;
  /** Calls back once, at the next key press, click, or tap. */
  onceTouched(touched: () => void): void;
  /**
   * Opens the browser's print dialog. In some browsers, returns before the dialog closes. Returns false if
   * the browser can't print.
   */
  print(): boolean;
}
export const KitchenScreen = port<KitchenScreen>('KitchenScreen');
