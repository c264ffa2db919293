/** A table as a spreadsheet has it: lines of cells, the first of them the names of the columns. */
export type Table = readonly (readonly string[])[];

/** What a spreadsheet may begin a formula with, in letters of either width, or leave out before one. */
const FORMULA = /^'*[=+\-@\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}\t\r\n\0]/u;

/** A text that a spreadsheet cannot take for a formula: an apostrophe before it makes it plain. (rule: plain cell) */
export function plainCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that {@link plainCell} was given. */
export function textFromCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
