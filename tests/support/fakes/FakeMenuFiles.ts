import type { FileContent, FileNotation, MenuFile, MenuFiles } from '#application/menu/MenuFiles.ts';
import { aSheet } from '../builders/sheet.ts';

/** Reads a file that starts with a brace or bracket as JSON, and any other file as simple CSV. */
export class FakeMenuFiles implements MenuFiles {
  async read({ bytes }: MenuFile, { encoding }: FileNotation = {}): Promise<FileContent> {
    const text = new TextDecoder(encoding).decode(bytes);
    if (/^\s*[{[]/.test(text)) return { kind: 'json', text };
    const rows = text.split('\n').map((line) => line.split(','));
    return { kind: 'sheets', sheets: [aSheet(rows)], encoding };
  }
}
