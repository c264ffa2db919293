import { port } from '../port.ts';

/**
 * Text that lasts as long as the tab, even across reloads. If the browser blocks storage, it lasts until the
 * next reload.
 */
export interface TabStorage {
  /** Returns the text of a key, if any. */
  read(key: string): string | undefined;
  write(key: string, text: string): void;
  remove(key: string): void;
}
export const TabStorage = port<TabStorage>('TabStorage');
