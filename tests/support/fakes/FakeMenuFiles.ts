import type { FileContent, FileNotation, MenuFile, MenuFiles } from '#application/menu/MenuFiles.ts';
import { aSheet } from '../builders/sheet.ts';

/** Reads JSON by its first character, and otherwise simple CSV: commas and newlines. */
export class FakeMenuFiles implements MenuFiles {
  async read({ bytes }: MenuFile, { encoding }: FileNotation = {}): Promise<FileContent> {
    const text = new TextDecoder(encoding).decode(bytes);
    if (/^\s*[{[]/.test(text)) return { kind: 'json', text };
    const rows = text.split('\n').map((line) => line.split(','));
    return { kind: 'sheets', sheets: [aSheet(rows)], encoding };
  }
}
