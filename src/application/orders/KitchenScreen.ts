import { port } from '../port.ts';

/** The device on which a kitchen has its orders. */
export interface KitchenScreen {
  /** Keeps it from going dark while the page is seen, where the browser can. Returns the way to stop. */
  keepAwake(): () => void;
  /** Has the page printed, with the browser's own question before. */
  print(): void;
}
export const KitchenScreen = port<KitchenScreen>('KitchenScreen');
