import { port } from '../port.ts';

/** What rings where orders are awaited. */
export interface Bell {
  /** Makes ready to ring. False while the browser keeps sound back, which it does until somebody presses something on the page. */
  wake(): Promise<boolean>;
  /** Rings once, if the browser lets it: whether it did. */
  ring(): Promise<boolean>;
}
export const Bell = port<Bell>('Bell');
