/** A table of rows. The first row has the column names. */
export type Table = readonly (readonly string[])[];

/**
 * Characters that start a formula in spreadsheets, including full-width forms, and characters that
 * spreadsheets ignore before a formula.
 */
const FORMULA = /^'*[=+\-@\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}\t\r\n\0]/u;

/** Puts an apostrophe before text that spreadsheets would run as a formula. (rule: plain cell) */
export function plainCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Numbers, fractions, dates, times, and booleans, which spreadsheets reformat. */
const CHANGED_BY_SPREADSHEETS = new RegExp(
  [
    /^'*\s*[($€£¥]*\d[\d\s.,:/()%$€£¥e+'-]*(?:[ap]m?)?\s*$/,
    /^'*(?:true|false|wahr|falsch|vrai|faux|verdadero|falso|vero)$/,
    /^(?=.*\d)'*(?:\d+[\s./-]*)?(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[a-z]*[\s./,-]*\d*$/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/** Escapes text that spreadsheets would treat as a formula, a number, or a date. */
export function textCell(text: string): string {
  return CHANGED_BY_SPREADSHEETS.test(text) ? `'${text}` : plainCell(text);
}

/** Reverses {@link plainCell} and {@link textCell}. */
export function textFromCell(cell: string): string {
  if (!cell.startsWith("'")) return cell;
  return FORMULA.test(cell) || CHANGED_BY_SPREADSHEETS.test(cell) ? cell.slice(1) : cell;
}
