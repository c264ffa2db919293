import type { FileContent, FileNotation, MenuFile } from '#application/menu/MenuFiles.ts';
import type { ImportRule } from '#domain/menu/importedMenu.ts';
import { retryableImport } from '../retryableImport.ts';
import { decodeText } from './decodeText.ts';
import { kindOfFile } from './kindOfFile.ts';
import { withPlainTextCells } from './plainText.ts';
import { readCsv } from './readCsv.ts';

/** Matches the start of a web page, XML, PDF, or rich text. */
const OTHER_PROGRAM = /^\s*(?:<(?:!doctype|html|table|\?xml)|%PDF|\{\\rtf)/i;

/**
 * Reads JSON, CSV, or an Excel workbook. The code for Excel loads on first use.
 * @param notation the user's corrections for a text file
 * @throws Failure `unreachable` if the code for Excel does not load
 */
export async function readLocalFile(
  { name, bytes }: MenuFile,
  { encoding, separator }: FileNotation = {},
): Promise<FileContent> {
  const kind = kindOfFile(bytes);
  if (kind === 'xlsx') return workbook(bytes);
  if (kind !== 'text') return unreadable(kind);
  const decoded = decodeText(bytes, encoding);
  if ('badLine' in decoded) return badCharacters(decoded.badLine);
  const { text } = decoded;
  if (OTHER_PROGRAM.test(text)) return unreadable('other-program');
  if (isJson(name, text)) return { kind: 'json', text };
  // binary data, or UTF-16 without a byte order mark
  const zero = text.indexOf('\0');
  if (zero >= 0) return badCharacters(text.slice(0, zero).split('\n').length);

  const read = readCsv(text, separator);
  if ('problem' in read) return { kind: 'unreadable', problem: read.problem };
  const sheets = read.sheet.rows.length > 0 ? [withPlainTextCells(read.sheet)] : [];
  return { kind: 'sheets', sheets, encoding: decoded.isCertain ? undefined : decoded.encoding };
}

async function workbook(bytes: Uint8Array<ArrayBuffer>): Promise<FileContent> {
  const { readXlsx } = await retryableImport(import('./readXlsx.ts'));
  try {
    return { kind: 'sheets', sheets: (await readXlsx(bytes)).map(withPlainTextCells) };
  } catch {
    return unreadable('damaged');
  }
}

const badCharacters = (line: number): FileContent => ({
  kind: 'unreadable',
  problem: { rule: 'bad-characters', line },
});

const unreadable = (rule: ImportRule): FileContent => ({ kind: 'unreadable', problem: { rule } });

/** Decides by the file extension or, if that says nothing, by the first character. */
function isJson(name: string, text: string): boolean {
  if (/\.json(?:ld)?$/i.test(name)) return true;
  return !/\.(?:csv|tsv|tab)$/i.test(name) && /^\s*[{[]/.test(text);
}
