import { port } from '../port.ts';

/** The device that shows orders in the kitchen. */
export interface KitchenScreen {
  /**
   * Keeps the screen awake while the page is visible, if the browser supports it. Returns a function that
   * stops it.
   */
  keepAwake(): () => void;
  /** Opens the browser's print dialog. */
  print(): void;
}
export const KitchenScreen = port<KitchenScreen>('KitchenScreen');
