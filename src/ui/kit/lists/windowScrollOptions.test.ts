import type { Virtualizer } from '@tanstack/react-virtual';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { windowScrollOptions } from './windowScrollOptions.ts';

describe('A windowed list that scrolls with the page', () => {
  const scrollTo = vi.fn();
  const page = Object.assign(new EventTarget(), { scrollTo, scrollY: 0 });
  // the parts of a virtualizer that the options read
  const aList = () =>
    ({
      scrollElement: page,
      targetWindow: page,
      options: { horizontal: false, useScrollendEvent: true },
    }) as unknown as Virtualizer<Window, Element>;

  beforeEach(() => vi.stubGlobal('scrollY', 700));
  afterEach(() => void vi.clearAllMocks());

  it('reports the scroll position immediately, as not scrolling', () => {
    const tell = vi.fn();
    windowScrollOptions.observeElementOffset(aList(), tell)?.();
    expect(tell.mock.calls).toEqual([[700, false]]);
  });

  it('reports later scrolling, and when the scrolling ends', () => {
    const tell = vi.fn();
    const stop = windowScrollOptions.observeElementOffset(aList(), tell);
    page.scrollY = 900;
    page.dispatchEvent(new Event('scroll'));
    expect(tell).toHaveBeenLastCalledWith(900, true);
    stop?.();
    page.dispatchEvent(new Event('scroll'));
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it('does not scroll on start, but scrolls afterwards', () => {
    const list = aList();
    windowScrollOptions.scrollToFn(0, {}, list);
    expect(scrollTo).not.toHaveBeenCalled();
    windowScrollOptions.scrollToFn(1500, {}, list);
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 1500 }));
  });
});
