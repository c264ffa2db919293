/** A table as a spreadsheet has it: lines of cells, the first of them the names of the columns. */
export type Table = readonly (readonly string[])[];

const FORMULA = /^'*[=+\-@\t\r]/;

/** A text that a spreadsheet cannot take for a formula: an apostrophe before it makes it plain. */
export function plainCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that {@link plainCell} was given. */
export function textFromCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
