import type { ColumnChoice } from '#domain/menu/import/columnUse.ts';
import { port } from '../port.ts';

/** Remembers in this browser how the user mapped the columns of files with the same column names. */
export interface MenuColumnChoices {
  /** Returns the last choice for a signature of column names. */
  choice(signature: string): ColumnChoice | undefined;
  save(signature: string, choice: ColumnChoice): void;
}
export const MenuColumnChoices = port<MenuColumnChoices>('MenuColumnChoices');
