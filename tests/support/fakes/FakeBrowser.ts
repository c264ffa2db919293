import type { Browser, TextFile } from '#application/shared/Browser.ts';

/**
 * A browser that never leaves its page. `address` is the last redirect, `clipboard` the last copied text, and
 * `downloads` the saved files.
 */
export class FakeBrowser implements Browser {
  address: string | undefined;
  clipboard: string | undefined;
  mayCopy = true;
  readonly downloads: TextFile[] = [];

  leaveFor(url: string) {
    this.address = url;
  }

  async copy(text: string) {
    if (this.mayCopy) this.clipboard = text;
    return this.mayCopy;
  }

  download(file: TextFile) {
    this.downloads.push(file);
  }

  onDoubtfulDownload() {
    return () => undefined;
  }
}
