import { port } from '../port.ts';

/** What only the browser can do. */
export interface Browser {
  /** Leaves the app for another page. */
  leaveFor(url: string): void;
  /** Puts a text on the clipboard; false when the browser does not allow it. */
  copy(text: string): Promise<boolean>;
  /** Saves a file where the person keeps downloads. */
  download(file: TextFile): void;
}
export const Browser = port<Browser>('Browser');

export interface TextFile {
  readonly name: string;
  /** MIME type, such as `text/csv`. */
  readonly type: string;
  readonly text: string;
}
