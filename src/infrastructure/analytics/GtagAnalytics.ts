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
  private resting = false;

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
    this.resting = true;
  }

  forget() {
    this.rest();
    if (this.tag.id !== undefined) removeCookies();
  }

  /** Google's way to name a conversion: an account, a slash and the label. */
  private get target() {
    const { id, conversion } = this.tag;
    if (conversion === undefined) return id;
    return conversion.includes('/') ? conversion : `${id}/${conversion}`;
  }

  private send(name: string, parameters: object) {
    const { id } = this.tag;
    if (id === undefined || !this.mayCount) return;
    this.resting = false;
    if (!this.loaded) this.load(id);
    queue('event', name, { ...parameters, ...addresses() });
  }

  private get mayCount() {
    return !this.asksFirst || this.preferences.mayCount() === true;
  }

  private load(id: string) {
    this.loaded = true;
    // Google's own switch, without which the script counts by itself whatever it sees. It is read each time that something is to be
    // sent: an answer that was taken back in another tab holds here as well.
    Object.defineProperty(window, `ga-disable-${id}`, {
      get: () => this.resting || !this.mayCount,
      configurable: true,
    });
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

/** Those of Google Analytics and of its advertising, which stand at as wide a domain as the browser allows. */
const COOKIES = /^_(ga|gid|gat|gac|gcl)(_|$)/;

function removeCookies(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, first) => `; Domain=${labels.slice(first).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.replace(/=.*/, '');
    if (!COOKIES.test(name)) continue;
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}

/** The tag knows its commands by being `arguments`; it overlooks arrays. */
function queue(..._command: readonly unknown[]) {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params -- an array of the rest would be overlooked
  window.dataLayer.push(arguments);
}
