import { vi } from 'vitest';

/** Returns the next file that the page saves. */
export function nextDownload(): Promise<File> {
  return new Promise((resolve) => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      click.mockRestore();
      const { href, download } = this;
      void fetch(href).then(async (response) => resolve(new File([await response.blob()], download)));
    });
  });
}
