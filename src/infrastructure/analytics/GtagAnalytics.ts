import type { Analytics, VisitEvent } from '#application/shared/Analytics.ts';
import { Preferences } from '#application/shared/Preferences.ts';
import { GoogleTag } from './GoogleTag.ts';

declare global {
  interface Window {
    /** Read by the tag's script, including entries added before the script loaded. */
    dataLayer?: unknown[];
  }
}

/**
 * Reports to Google's tag. Loads the script with the first event, but never without a tag, and never before
 * the visitor agrees where consent is required. (see rule: analytics)
 */
export class GtagAnalytics implements Analytics {
  static readonly needs = [GoogleTag, Preferences] as const;
  private loaded = false;
  private resting = false;

  constructor(
    private readonly tag: GoogleTag,
    private readonly preferences: Preferences,
  ) {}

  get hasService() {
    return this.tag.id !== undefined;
  }

  get asksFirst() {
    return this.hasService && this.tag.asksFirst === true;
  }

  report({ name, label }: VisitEvent) {
    this.send(name, label === undefined ? {} : { event_label: label });
  }

  conversion() {
    this.send('conversion', { send_to: this.target });
  }

  pause() {
    this.resting = true;
  }

  forget() {
    this.pause();
    if (this.hasService) removeCookies();
  }

  /** Google's format for a conversion: account, slash, label. */
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
    // Google's own off switch, which stops automatic tracking. The script reads this flag before every
    // request, so it also stops when the visitor withdraws consent in another tab.
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

/** URLs of the page and its referrer without queries, which may name a guest. */
const addresses = () => ({
  page_location: location.origin + location.pathname,
  page_referrer: document.referrer.replace(/[?#].*/, ''),
});

/** Cookies of Google Analytics and Google Ads, set on the widest domain the browser allows. */
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

/** The tag recognizes commands by their `arguments` objects and ignores arrays. */
function queue(..._command: readonly unknown[]) {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params -- the tag would ignore a rest array
  window.dataLayer.push(arguments);
}
