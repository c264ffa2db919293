import type { ImportProblem } from '#domain/menu/importedMenu.ts';
import type { Sheet } from '#domain/menu/import/sheet.ts';
import { port } from '../port.ts';

/** A file that the user has chosen. */
export interface MenuFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The user's corrections to how the app reads a text file. */
export interface FileNotation {
  /** Label of the encoding. */
  readonly encoding?: string | undefined;
  /** The character between cells. */
  readonly separator?: string | undefined;
}

/** A file's content: JSON, sheets, or the reason it can't be read. */
export type FileContent =
  | { readonly kind: 'json'; readonly text: string }
  | {
      readonly kind: 'sheets';
      /** Sheets with at least one cell. */
      readonly sheets: readonly Sheet[];
      /** Label of the assumed or chosen encoding. Undefined for a file that states its encoding. */
      readonly encoding?: string | undefined;
    }
  | { readonly kind: 'unreadable'; readonly problem: ImportProblem };

/** Reads CSV, Excel, and JSON files. */
export interface MenuFiles {
  /**
   * Reads the whole file, or returns the reason it can't be read.
   * @throws Failure `unreachable` if the code for the format does not load
   */
  read(file: MenuFile, notation?: FileNotation): Promise<FileContent>;
}
export const MenuFiles = port<MenuFiles>('MenuFiles');
