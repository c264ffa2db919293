/** A cell as read from a file. Only spreadsheets contain numbers. */
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

/** Prefix that marks a date cell of a spreadsheet, as in `#date 2026-05-07`. */
export const DATE_CELL = '#date ';

/** Dates that spreadsheets write to text files: `07.05.2026`, `2026-05-07`, `7-May`, `May-26`, `7. Mai`. */
const DATE_TEXT =
  /^(?:\d{1,2}([./-])\d{1,2}\1\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}\.?[ -]?(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[a-z]{0,6}\.?|(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[a-z]{0,2}-\d{2})$/i;

/** Whether a spreadsheet's cell is a date. */
export const isDateCell = (cell: Cell): boolean => typeof cell === 'string' && cell.startsWith(DATE_CELL);

/** Whether a spreadsheet changed a cell to a date, for example the price 7.05 or the name 1/2. */
export const becameDate = (cell: Cell): boolean =>
  isDateCell(cell) || (typeof cell === 'string' && DATE_TEXT.test(cell.trim()));

export const cellText = (cell: Cell | undefined): string => (cell === undefined ? '' : String(cell).trim());

export const isBlankRow = ({ cells }: SheetRow): boolean => cells.every((cell) => cellText(cell) === '');
