import { afterEach, describe, expect, it, vi } from 'vitest';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { VisibleMenuPart } from './VisibleMenuPart.ts';

const soldOut = { isAvailable: false, availableDays: [] };
const menu = aMenu(
  aCategory('c1', [anItem('i1', { name: 'Pie' }), anItem('i2', { name: 'Cake', price: 0 })]),
  aCategory('c2', [anItem('i3', { name: 'Coffee', availability: soldOut })]),
);
const found = (view: VisibleMenuPart) =>
  (view.wanted ? view.find(view.wanted) : []).map(({ item }) => item.id);

// (action: Search the menu)
describe('VisibleMenuPart', () => {
  afterEach(() => void vi.useRealTimers());

  it('shows the first category until another is selected', () => {
    const view = new VisibleMenuPart(() => menu);
    expect(view.category?.id).toBe('c1');
    view.open('c2');
    expect(view.category?.id).toBe('c2');
    view.open('gone');
    expect(view.category?.id).toBe('c1');
  });

  it('searches all categories until a category is opened', () => {
    const view = new VisibleMenuPart(() => menu);
    view.search('C');
    expect(found(view)).toEqual(['i1', 'i2', 'i3']);
    view.search('pie');
    expect(found(view)).toEqual(['i1']);
    expect(view.openId).toBeUndefined();
    view.open('c2');
    expect(view.wanted).toBeUndefined();
    expect(view.openId).toBe('c2');
  });

  it('highlights the item with exactly the given name, not one that only contains the name', () => {
    const view = new VisibleMenuPart(() => menu);
    view.goTo('PIE');
    expect(view).toMatchObject({ text: 'PIE', landing: { id: 'i1', on: 'row' } });
    view.goTo('Pi');
    expect(view.landing).toBeUndefined();
    view.focusFirstItem();
    expect(view.landing).toEqual({ id: 'i1', on: 'switch' });
  });

  it('highlights an added item in its category for 4 s', () => {
    vi.useFakeTimers();
    const view = new VisibleMenuPart(() => menu);
    view.search('pie');
    view.show('c2', 'i3');
    expect(view).toMatchObject({ landing: { id: 'i3', on: 'row' }, openId: 'c2' });
    vi.advanceTimersByTime(3999);
    expect(view.landing?.id).toBe('i3');
    vi.advanceTimersByTime(1);
    expect(view.landing).toBeUndefined();
  });

  it('restarts the highlight for the next added item', () => {
    vi.useFakeTimers();
    const view = new VisibleMenuPart(() => menu);
    view.show('c1', 'i1');
    vi.advanceTimersByTime(3000);
    view.show('c1', 'i2');
    vi.advanceTimersByTime(3999);
    expect(view.landing?.id).toBe('i2');
  });

  it('ignores a blank search', () => {
    const view = new VisibleMenuPart(() => menu);
    view.search('  ');
    expect(view.wanted).toBeUndefined();
  });

  it('shows unavailable items until the filter is cleared', () => {
    const view = new VisibleMenuPart(() => menu);
    view.setUnavailableOnly(true);
    expect(found(view)).toEqual(['i3']);
    view.clear();
    expect(view.wanted).toBeUndefined();
  });

  it("shows a finding's items until the finding is pressed again", () => {
    const view = new VisibleMenuPart(() => menu);
    expect(view.findings.map(({ kind }) => kind)).toEqual(['no-price']);
    view.toggleFinding('no-price');
    expect(found(view)).toEqual(['i2']);
    view.toggleFinding('no-price');
    expect(view.wanted).toBeUndefined();
    view.toggleFinding('no-price');
    view.clear();
    expect(view.wanted).toBeUndefined();
  });

  it('is empty without a menu', () => {
    const view = new VisibleMenuPart(() => undefined);
    view.search('pie');
    expect([view.category, found(view), view.findings]).toEqual([undefined, [], []]);
  });
});
