import type { Browser, TextFile } from '#application/shared/Browser.ts';
import { mayDropDownloads } from './mayDropDownloads.ts';

export class WindowBrowser implements Browser {
  static readonly needs = [] as const;
  readonly #listeners = new Set<(name: string) => void>();

  leaveFor(url: string) {
    location.assign(url);
  }

  async copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  }

  download({ name, type, text }: TextFile) {
    const url = URL.createObjectURL(new Blob([text], { type }));
    const link = Object.assign(document.createElement('a'), { href: url, download: name });
    link.click();
    // Safari reads the URL after the click (WebKit bug 211234)
    setTimeout(() => URL.revokeObjectURL(url), 40_000);
    if (mayDropDownloads(navigator.userAgent)) for (const listen of this.#listeners) listen(name);
  }

  onDoubtfulDownload(listen: (name: string) => void) {
    this.#listeners.add(listen);
    return () => void this.#listeners.delete(listen);
  }
}
