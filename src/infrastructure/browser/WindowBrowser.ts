import type { Browser, TextFile } from '#application/shared/Browser.ts';

export class WindowBrowser implements Browser {
  static readonly needs = [] as const;

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
    // Safari reads the URL later (WebKit bug 211234)
    setTimeout(() => URL.revokeObjectURL(url), 40_000);
  }
}
