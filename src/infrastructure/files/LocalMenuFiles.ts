import type { FileNotation, MenuFile, MenuFiles } from '#application/menu/MenuFiles.ts';
import { retryableImport } from '../retryableImport.ts';

/** Reads menu files in the browser. Loads the code for this on first use. */
export class LocalMenuFiles implements MenuFiles {
  static readonly needs = [] as const;

  async read(file: MenuFile, notation?: FileNotation) {
    const { readLocalFile } = await retryableImport(import('./readLocalFile.ts'));
    return readLocalFile(file, notation);
  }
}
