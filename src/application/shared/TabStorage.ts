import { port } from '../port.ts';

/**
 * Text that lives as long as the tab and survives a reload. If the browser blocks storage, it lasts until
 * the reload.
 */
export interface TabStorage {
  /** Returns the text of a key, if any. */
  read(key: string): string | undefined;
  write(key: string, text: string): void;
  remove(key: string): void;
}
export const TabStorage = port<TabStorage>('TabStorage');
