import type { FileContent, MenuFile } from '#application/menu/MenuFiles.ts';
import type { ImportRule } from '#domain/menu/importedMenu.ts';
import { retryableImport } from '../retryableImport.ts';
import { decodeText, type DecodedText } from './decodeText.ts';
import { kindOfFile } from './kindOfFile.ts';
import { readCsv } from './readCsv.ts';

/**
 * Reads JSON, CSV, or an Excel workbook. The code for Excel is loaded with the first workbook.
 * @param encoding label for a text file whose encoding was detected wrongly
 * @throws Failure `unreachable` if the code for Excel does not load
 */
export async function readLocalFile({ name, bytes }: MenuFile, encoding?: string): Promise<FileContent> {
  const kind = kindOfFile(bytes);
  if (kind === 'xlsx') return workbook(bytes);
  if (kind !== 'text') return unreadable(kind);
  const decoded = decodeText(bytes, encoding);
  if ('badLine' in decoded) {
    return { kind: 'unreadable', problem: { rule: 'bad-characters', line: decoded.badLine } };
  }
  const { text } = decoded;
  if (isJson(name, text)) return { kind: 'json', text };
  if (isBinary(decoded)) return unreadable('no-text');
  if (/^\s*<(?:!doctype|html|table|\?xml)/i.test(text)) return unreadable('other-program');

  const read = readCsv(text);
  if ('problem' in read) return { kind: 'unreadable', problem: read.problem };
  const sheets = read.sheet.rows.length > 0 ? [read.sheet] : [];
  return { kind: 'sheets', sheets, encoding: decoded.isCertain ? undefined : decoded.encoding };
}

async function workbook(bytes: Uint8Array<ArrayBuffer>): Promise<FileContent> {
  const { readXlsx } = await retryableImport(import('./readXlsx.ts'));
  try {
    return { kind: 'sheets', sheets: await readXlsx(bytes) };
  } catch {
    return unreadable('damaged');
  }
}

const unreadable = (rule: ImportRule): FileContent => ({ kind: 'unreadable', problem: { rule } });

/**
 * Text has no zero bytes, but some may have slipped into a name. Text of which the encoding is uncertain has
 * no other control characters either.
 */
function isBinary({ text, isCertain }: DecodedText): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  if (count(/\0/g) > Math.max(8, text.length / 200)) return true;
  return !isCertain && count(/(?!\s)\p{Cc}/gu) > Math.max(8, text.length / 12);
}

/** Goes by the file extension, otherwise by the first character. */
function isJson(name: string, text: string): boolean {
  if (/\.json(?:ld)?$/i.test(name)) return true;
  return !/\.(?:csv|tsv|tab)$/i.test(name) && /^\s*[{[]/.test(text);
}
