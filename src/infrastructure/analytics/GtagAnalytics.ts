import type { Analytics, VisitEvent } from '#application/shared/Analytics.ts';
import { GoogleTag } from './GoogleTag.ts';

declare global {
  interface Window {
    /** What the tag's script reads, also what was put there before it arrived. */
    dataLayer?: unknown[];
  }
}

/** Reports to Google's tag, whose script is fetched with the first event and never without a tag. */
export class GtagAnalytics implements Analytics {
  static readonly needs = [GoogleTag] as const;
  private loaded = false;

  constructor(private readonly tag: GoogleTag) {}

  report({ name, label }: VisitEvent) {
    this.send('event', name, label === undefined ? {} : { event_label: label });
  }

  conversion() {
    this.send('event', 'conversion', { send_to: this.target });
  }

  /** Google's way to name a conversion: an account, a slash and the label. */
  private get target() {
    const { id, conversion } = this.tag;
    if (conversion === undefined) return id;
    return conversion.includes('/') ? conversion : `${id}/${conversion}`;
  }

  private send(...command: readonly unknown[]) {
    if (this.tag.id === undefined) return;
    if (!this.loaded) this.load(this.tag.id);
    queue(...command);
  }

  private load(id: string) {
    this.loaded = true;
    queue('js', new Date());
    queue('config', id, { send_page_view: false });
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  }
}

/** The tag knows its commands by being `arguments`; it overlooks arrays. */
function queue(..._command: readonly unknown[]) {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params -- an array of the rest would be overlooked
  window.dataLayer.push(arguments);
}
