/** A table of rows. The first row has the column names. */
export type Table = readonly (readonly string[])[];

/**
 * Characters that can start a spreadsheet formula, including full-width forms, or that spreadsheets skip
 * before one.
 */
const FORMULA = /^'*[=+\-@\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}\t\r\n\0]/u;

/**
 * Escapes a text with a leading apostrophe, so spreadsheets don't read it as a formula. (rule: plain cell)
 */
export function plainCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Reverses {@link plainCell}. */
export function textFromCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
