import papa from 'papaparse';
import type { ImportProblem } from '#domain/menu/importedMenu.ts';
import { recognizeColumns } from '#domain/menu/import/columns.ts';
import type { Sheet, SheetRow } from '#domain/menu/import/sheet.ts';

/** A table, or the place of the error that the parser found. */
export type CsvReading = { readonly sheet: Sheet } | { readonly problem: ImportProblem };

const SEPARATORS = [',', ';', '\t', '|'];

/** The line with which Excel names the separator. */
const SEPARATOR_LINE = /^"?sep=(.)"?[,;\t|]*(?:\n|$)/i;

/** Rows to try separators on. */
const TRIED_ROWS = 25;

/** A file with more errors needs a general fix. */
const PARSER_RULES = { MissingQuotes: 'open-quote', InvalidQuotes: 'stray-quote' } as const;

/**
 * Parses CSV with any line ends, with or without a `sep=` line, and with the separator that makes most of
 * the columns known. Every error of the parser stops it. (rule: CSV notation)
 * @param text without byte order mark
 */
export function readCsv(text: string): CsvReading {
  const lines = text.replace(/\r*\n|\r/g, '\n');
  return rowsOfQuotedLines(lines) ?? readLines(lines);
}

function readLines(lines: string): CsvReading {
  const [stated = '', named] = SEPARATOR_LINE.exec(lines) ?? [];
  const firstLine = stated === '' ? 1 : 2;
  const unread = lines.slice(stated.length);
  const separator = named ?? likelySeparator(unread, firstLine);

  const { table, data, errors } = parseTable(unread, separator);
  const [error] = errors;
  if (error) {
    const line = firstLine + lineEnds(table.slice(0, error.index ?? 0));
    const rule = PARSER_RULES[error.code as keyof typeof PARSER_RULES] ?? 'stray-quote';
    return { problem: { rule, line } };
  }
  return { sheet: { name: '', separator, rows: withLines(data, firstLine) } };
}

/** Some programs write a space before a quote, which would then be a part of the text. */
function parseTable(table: string, separator: string) {
  const parse = (text: string) => ({
    table: text,
    ...papa.parse<string[]>(text, { delimiter: separator, newline: '\n' }),
  });
  const parsed = parse(table);
  const isSpaced =
    table.includes(' "') && parsed.data.some((cells) => cells.some((cell) => /^ +"/.test(cell)));
  if (!isSpaced) return parsed;
  const sign = separator.replace(/[\\^$|.*+?]/, '\\$&');
  return parse(table.replace(new RegExp(`(?<=^|[\\n]|${sign}) +(?="(?!")|""(?:${sign}|\\n|$))`, 'g'), ''));
}

/** Excel quotes whole lines that were pasted into its first column. Other files with one column have no items. */
function rowsOfQuotedLines(lines: string): CsvReading | undefined {
  if (!lines.startsWith('"')) return undefined;
  const { data, errors } = papa.parse<string[]>(lines, { newline: '\n' });
  const isOneColumn = data.every((cells) => cells.slice(1).every((cell) => cell.trim() === ''));
  if (!isOneColumn || errors.some(({ type }) => type === 'Quotes')) return undefined;
  const read = readLines(data.map(([cell = '']) => cell).join('\n'));
  return 'sheet' in read && recognizeColumns(read.sheet).choice.uses.includes('item') ? read : undefined;
}

/** Numbers the rows by the line they start in. Quoted cells may have several lines. */
function withLines(rows: readonly (readonly string[])[], firstLine: number): readonly SheetRow[] {
  let line = firstLine;
  return rows.map((cells) => {
    const row = { line, cells };
    line += 1 + cells.reduce((sum, cell) => sum + lineEnds(cell), 0);
    return row;
  });
}

function lineEnds(text: string): number {
  let count = 0;
  for (let place = text.indexOf('\n'); place >= 0; place = text.indexOf('\n', place + 1)) count += 1;
  return count;
}

/** Prefers the separator with which most columns are recognized, then the one that makes most columns. */
function likelySeparator(table: string, firstLine: number): string {
  const tried = SEPARATORS.filter((separator) => table.includes(separator)).map((separator) => {
    const { data } = papa.parse<string[]>(table, {
      delimiter: separator,
      newline: '\n',
      preview: TRIED_ROWS,
    });
    const columns = recognizeColumns({ name: '', rows: withLines(data, firstLine) });
    const known = columns.choice.uses.filter((use) => use !== 'unused').length;
    return { separator, known, columns: columns.header.length };
  });
  const [best] = tried.toSorted((one, other) => other.known - one.known || other.columns - one.columns);
  return best?.separator ?? ',';
}
