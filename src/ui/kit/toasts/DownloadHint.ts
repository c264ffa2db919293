import { Browser } from '#application/shared/Browser.ts';
import { downloadText } from '../../texts/downloadText.ts';
import { Notice } from '../state/Notice.ts';

/** Tells users what to do if the browser drops a download. (see rule: dropped downloads) */
export class DownloadHint {
  static readonly needs = [Browser] as const;
  readonly notice = new Notice();

  constructor(private readonly browser: Browser) {}

  start(): () => void {
    return this.browser.onDoubtfulDownload((name) => this.notice.success(downloadText.hint(name)));
  }
}
