import type { ColumnChoice } from '#domain/menu/import/columnUse.ts';
import { port } from '../port.ts';

/** Remembers the user's column mapping in this browser, for later files with the same column names. */
export interface MenuColumnChoices {
  /** Returns the user's last choice for files whose column names have this signature. */
  choice(signature: string): ColumnChoice | undefined;
  save(signature: string, choice: ColumnChoice): void;
}
export const MenuColumnChoices = port<MenuColumnChoices>('MenuColumnChoices');
