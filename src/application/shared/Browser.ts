import { port } from '../port.ts';

/** Browser features. */
export interface Browser {
  /** Leaves the app for another page. */
  leaveFor(url: string): void;
  /** Copies text to the clipboard. Returns false if the browser does not allow it. */
  copy(text: string): Promise<boolean>;
  download(file: TextFile): void;
  /**
   * Calls back with the name of a downloaded file if the browser may have dropped the download. Returns a
   * function that unsubscribes.
   */
  onDoubtfulDownload(listen: (name: string) => void): () => void;
}
export const Browser = port<Browser>('Browser');

export interface TextFile {
  readonly name: string;
  /** MIME type, such as `text/csv`. */
  readonly type: string;
  readonly text: string;
}
