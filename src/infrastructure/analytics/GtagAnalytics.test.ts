import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakePreferences } from '#tests/support/fakes/FakePreferences.ts';
import { GtagAnalytics } from './GtagAnalytics.ts';

interface Script {
  src?: string;
  referrerPolicy?: string;
  async?: boolean;
}

const scripts: Script[] = [];
/** The cookies that were set. */
const written: string[] = [];
const page: { dataLayer?: ArrayLike<unknown>[]; 'ga-disable-G-1'?: boolean } = {};
beforeEach(() => {
  scripts.splice(0);
  written.splice(0);
  delete page.dataLayer;
  delete page['ga-disable-G-1'];
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', {
    origin: 'https://tableside.example',
    hostname: 'www.tableside.example',
    pathname: '/bookingconfirmed',
    search: '?name=Nina',
    href: 'https://tableside.example/bookingconfirmed?name=Nina',
  });
  vi.stubGlobal('document', {
    referrer: 'https://search.example/find?q=nina@osteria.example#top',
    createElement: () => ({}),
    get cookie() {
      return '_ga=GA1.1.1; _game=lost; _ga_G1=GS2.1; _gcl_au=1.1; chosen=_ga';
    },
    set cookie(text: string) {
      written.push(text);
    },
    head: { append: (script: Script) => void scripts.push(script) },
  });
});

const tag = { id: 'G-1' };
const addresses = {
  page_location: 'https://tableside.example/bookingconfirmed',
  page_referrer: 'https://search.example/find',
};
const answered = (answer?: boolean) => {
  const preferences = new FakePreferences();
  preferences.answer = answer;
  return preferences;
};
const commands = () => (page.dataLayer ?? []).map((command) => Array.from(command));

describe('GtagAnalytics', () => {
  it('does nothing without a tag: no script, no queue', () => {
    new GtagAnalytics({ id: undefined }, answered()).report({
      name: 'get_started_click',
      label: 'navbar',
    });
    expect(scripts).toEqual([]);
    expect(page.dataLayer).toBeUndefined();
  });

  it('loads nothing before the first event', () => {
    const analytics = new GtagAnalytics(tag, answered());
    expect(scripts).toEqual([]);
    analytics.report({ name: 'get_started_click', label: 'navbar' });
    expect(scripts).toEqual([
      { async: true, referrerPolicy: 'no-referrer', src: 'https://www.googletagmanager.com/gtag/js?id=G-1' },
    ]);
  });

  it('reports an event with its label, after configuring the tag once', () => {
    const analytics = new GtagAnalytics(tag, answered());
    analytics.report({ name: 'get_started_click', label: 'navbar' });
    analytics.report({ name: 'get_started_click' });
    expect(commands()).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-1', { send_page_view: false, ...addresses }],
      ['event', 'get_started_click', { event_label: 'navbar', ...addresses }],
      ['event', 'get_started_click', addresses],
    ]);
    expect(scripts).toHaveLength(1);
  });

  it('reports a conversion to its tag', () => {
    new GtagAnalytics(tag, answered()).conversion();
    expect(commands().at(-1)).toEqual(['event', 'conversion', { send_to: 'G-1', ...addresses }]);
  });

  it.each([
    ['Book_1', 'G-1/Book_1'],
    ['AW-2/Book_1', 'AW-2/Book_1'],
  ])('reports a conversion with its label: %s', (conversion, target) => {
    new GtagAnalytics({ id: 'G-1', conversion }, answered()).conversion();
    expect(commands().at(-1)).toEqual(['event', 'conversion', { send_to: target, ...addresses }]);
  });

  // (rule: analytics)
  it('reports the URLs of the page and the referrer without queries', () => {
    const analytics = new GtagAnalytics(tag, answered());
    analytics.report({ name: 'booking_completed' });
    analytics.conversion();
    expect(JSON.stringify(commands())).not.toMatch(/Nina|nina|\?/);
  });

  it.each([undefined, false])(
    'loads and sends nothing when consent is required and the answer is %s',
    (answer) => {
      const analytics = new GtagAnalytics({ ...tag, asksFirst: true }, answered(answer));
      expect(analytics.asksFirst).toBe(true);
      analytics.report({ name: 'get_started_click' });
      analytics.conversion();
      expect(scripts).toEqual([]);
      expect(page.dataLayer).toBeUndefined();
    },
  );

  it('tracks only while the visitor agrees', () => {
    const preferences = answered(true);
    const analytics = new GtagAnalytics({ ...tag, asksFirst: true }, preferences);
    analytics.report({ name: 'get_started_click' });
    const sent = commands().length;
    expect(sent).toBeGreaterThan(0);
    expect(page['ga-disable-G-1']).toBe(false);
    preferences.saveMayCount(false);
    // another tab may have stored the answer
    expect(page['ga-disable-G-1']).toBe(true);
    analytics.forget();
    analytics.report({ name: 'get_started_click' });
    expect(commands()).toHaveLength(sent);
    expect(page['ga-disable-G-1']).toBe(true);
  });

  it("deletes the tag's cookies, and no others, when consent is withdrawn", () => {
    new GtagAnalytics({ ...tag, asksFirst: true }, answered(false)).forget();
    const everywhere = (name: string) => [
      `${name}=; Max-Age=0; Path=/`,
      `${name}=; Max-Age=0; Path=/; Domain=www.tableside.example`,
      `${name}=; Max-Age=0; Path=/; Domain=tableside.example`,
      `${name}=; Max-Age=0; Path=/; Domain=example`,
    ];
    expect(written).toEqual(['_ga', '_ga_G1', '_gcl_au'].flatMap(everywhere));
  });

  it('deletes no cookies without a tag', () => {
    new GtagAnalytics({ id: undefined }, answered()).forget();
    expect(written).toEqual([]);
  });

  it('requests no consent without a tag', () => {
    expect(new GtagAnalytics({ id: undefined, asksFirst: true }, answered()).asksFirst).toBe(false);
  });

  it('is disabled while paused, until the next event', () => {
    const analytics = new GtagAnalytics(tag, answered());
    analytics.pause();
    expect(page['ga-disable-G-1']).toBeUndefined();
    analytics.report({ name: 'get_started_click' });
    analytics.pause();
    expect(page['ga-disable-G-1']).toBe(true);
    analytics.report({ name: 'get_started_click' });
    expect(page['ga-disable-G-1']).toBe(false);
  });

  it('queues commands as `arguments` objects instead of arrays, which the tag ignores', () => {
    new GtagAnalytics(tag, answered()).report({ name: 'get_started_click' });
    expect(Object.prototype.toString.call(page.dataLayer?.[0])).toBe('[object Arguments]');
  });
});
