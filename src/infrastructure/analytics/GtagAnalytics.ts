import type { Analytics, VisitEvent } from '#application/shared/Analytics.ts';
import { Preferences } from '#application/shared/Preferences.ts';
import { GoogleTag } from './GoogleTag.ts';

declare global {
  interface Window {
    /** What the tag's script reads, also what was put there before it arrived. */
    dataLayer?: unknown[];
  }
}

/**
 * Reports to Google's tag, whose script is fetched with the first event: never without a tag, nor, where visitors are asked,
 * before they agreed. (see rule: analytics)
 */
export class GtagAnalytics implements Analytics {
  static readonly needs = [GoogleTag, Preferences] as const;
  private loaded = false;

  constructor(
    private readonly tag: GoogleTag,
    private readonly preferences: Preferences,
  ) {}

  get asksFirst() {
    return this.tag.id !== undefined && this.tag.asksFirst === true;
  }

  report({ name, label }: VisitEvent) {
    this.send(name, label === undefined ? {} : { event_label: label });
  }

  conversion() {
    this.send('conversion', { send_to: this.target });
  }

  rest() {
    if (this.loaded) this.disable(true);
  }

  /** Google's way to name a conversion: an account, a slash and the label. */
  private get target() {
    const { id, conversion } = this.tag;
    if (conversion === undefined) return id;
    return conversion.includes('/') ? conversion : `${id}/${conversion}`;
  }

  private send(name: string, parameters: object) {
    const { id } = this.tag;
    if (id === undefined || (this.asksFirst && !this.preferences.mayCount())) return;
    if (!this.loaded) this.load(id);
    this.disable(false);
    queue('event', name, { ...parameters, ...addresses() });
  }

  /** Google's own switch: without it the script counts every page that it sees by itself. */
  private disable(disabled: boolean) {
    Object.assign(window, { [`ga-disable-${this.tag.id}`]: disabled });
  }

  private load(id: string) {
    this.loaded = true;
    queue('js', new Date());
    queue('config', id, { send_page_view: false, ...addresses() });
    const script = document.createElement('script');
    script.async = true;
    script.referrerPolicy = 'no-referrer';
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  }
}

/** What the tag would take from the page by itself, with what the query says of a guest. */
const addresses = () => ({
  page_location: location.origin + location.pathname,
  page_referrer: document.referrer.replace(/[?#].*/, ''),
});

/** The tag knows its commands by being `arguments`; it overlooks arrays. */
function queue(..._command: readonly unknown[]) {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params -- an array of the rest would be overlooked
  window.dataLayer.push(arguments);
}
