/** A cell as read from a file. Numbers come from spreadsheets only. */
export type Cell = string | number;

export interface SheetRow {
  /** Line of a text file or row of a spreadsheet, from 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** A table as read from a file. */
export interface Sheet {
  /** Name of a spreadsheet's sheet. Empty for a text file. */
  readonly name: string;
  readonly rows: readonly SheetRow[];
  /** The character between the cells of a text file. Undefined for a spreadsheet. */
  readonly separator?: string | undefined;
}

/** Prefix of a cell that a spreadsheet turned into a date, as in `#date 2026-05-07`. */
export const DATE_CELL = '#date ';

export const cellText = (cell: Cell | undefined): string => (cell === undefined ? '' : String(cell).trim());

export const isBlankRow = ({ cells }: SheetRow): boolean => cells.every((cell) => cellText(cell) === '');
