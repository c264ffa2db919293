import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GtagAnalytics } from './GtagAnalytics.ts';

interface Script {
  src?: string;
  async?: boolean;
}

const scripts: Script[] = [];
const page: { dataLayer?: ArrayLike<unknown>[] } = {};
beforeEach(() => {
  scripts.splice(0);
  delete page.dataLayer;
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: Script) => void scripts.push(script) },
  });
});
afterEach(() => vi.unstubAllGlobals());

const tag = { id: 'G-1' };
const commands = () => (page.dataLayer ?? []).map((command) => Array.from(command));

describe('GtagAnalytics', () => {
  it('does nothing without a tag: no script, no queue', () => {
    new GtagAnalytics({ id: undefined }).report({
      name: 'get_started_click',
      label: 'navbar',
    });
    expect(scripts).toEqual([]);
    expect(page.dataLayer).toBeUndefined();
  });

  it('fetches nothing before there is something to report', () => {
    const analytics = new GtagAnalytics(tag);
    expect(scripts).toEqual([]);
    analytics.report({ name: 'get_started_click', label: 'navbar' });
    expect(scripts).toEqual([{ async: true, src: 'https://www.googletagmanager.com/gtag/js?id=G-1' }]);
  });

  it('reports an event with its label, after it has named the tag, once', () => {
    const analytics = new GtagAnalytics(tag);
    analytics.report({ name: 'get_started_click', label: 'navbar' });
    analytics.report({ name: 'get_started_click' });
    expect(commands()).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-1', { send_page_view: false }],
      ['event', 'get_started_click', { event_label: 'navbar' }],
      ['event', 'get_started_click', {}],
    ]);
    expect(scripts).toHaveLength(1);
  });

  it('reports a conversion to its tag', () => {
    new GtagAnalytics(tag).conversion();
    expect(commands().at(-1)).toEqual(['event', 'conversion', { send_to: 'G-1' }]);
  });

  it.each([
    ['Book_1', 'G-1/Book_1'],
    ['AW-2/Book_1', 'AW-2/Book_1'],
  ])('reports a conversion with its label: %s', (conversion, target) => {
    new GtagAnalytics({ id: 'G-1', conversion }).conversion();
    expect(commands().at(-1)).toEqual(['event', 'conversion', { send_to: target }]);
  });

  it('queues commands as arguments, which the tag asks for, not as arrays', () => {
    new GtagAnalytics(tag).report({ name: 'get_started_click' });
    expect(Object.prototype.toString.call(page.dataLayer?.[0])).toBe('[object Arguments]');
  });
});
