import papa from 'papaparse';
import type { ImportProblem } from '#domain/menu/importedMenu.ts';
import type { Sheet, SheetRow } from '#domain/menu/import/sheet.ts';

/** A table, or the parser's first error and its position. */
export type CsvReading = { readonly sheet: Sheet } | { readonly problem: ImportProblem };

/** The line that tells Excel which separator the file uses. */
const SEPARATOR_LINE = /^"?sep=(.)"?[,;\t|]*(?:\n|$)/i;

const PARSER_RULES = new Map([
  ['MissingQuotes', 'open-quote'],
  ['InvalidQuotes', 'stray-quote'],
] as const);

/**
 * Parses CSV with any line endings, with or without a `sep=` line. Stops at the parser's first error. (rule:
 * CSV notation)
 * @param text without byte order mark
 * @param chosen the separator that the user chose, if any
 */
export function readCsv(text: string, chosen?: string): CsvReading {
  const lines = text.replace(/\r*\n|\r/g, '\n');
  const [stated = '', named] = SEPARATOR_LINE.exec(lines) ?? [];
  const firstLine = stated === '' ? 1 : 2;
  const table = lines.slice(stated.length);
  const { data, errors, meta } = papa.parse<string[]>(table, {
    delimiter: chosen ?? named ?? '',
    delimitersToGuess: [',', ';', '\t', '|'],
    newline: '\n',
  });
  for (const { code, index } of errors) {
    const rule = PARSER_RULES.get(code as 'MissingQuotes');
    if (rule) return { problem: { rule, line: firstLine + lineEnds(table.slice(0, index ?? 0)) } };
  }
  return { sheet: { name: '', separator: meta.delimiter, rows: withLines(data, firstLine) } };
}

/** Numbers each row by its first line, because quoted cells may span several lines. */
function withLines(rows: readonly (readonly string[])[], firstLine: number): readonly SheetRow[] {
  let line = firstLine;
  return rows.map((cells) => {
    const row = { line, cells };
    line += 1 + cells.reduce((sum, cell) => sum + lineEnds(cell), 0);
    return row;
  });
}

const lineEnds = (text: string): number => text.split('\n').length - 1;
