import type { Virtualizer } from '@tanstack/react-virtual';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isProgrammaticScroll } from './scrolledByPage.ts';

describe('a list that scrolls with the page', () => {
  const scrollTo = vi.fn();
  const page = Object.assign(new EventTarget(), { scrollTo, scrollY: 0 });
  // the few parts of the library's list that it looks at
  const aList = () =>
    ({
      scrollElement: page,
      targetWindow: page,
      options: { horizontal: false, useScrollendEvent: true },
    }) as unknown as Virtualizer<Window, Element>;

  beforeEach(() => vi.stubGlobal('scrollY', 700));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  it('is told at once where they are who look at it, as of a page at rest', () => {
    const tell = vi.fn();
    isProgrammaticScroll.observeElementOffset(aList(), tell)?.();
    expect(tell.mock.calls).toEqual([[700, false]]);
  });

  it('is told of what is scrolled from then on, until it ends', () => {
    const tell = vi.fn();
    const stop = isProgrammaticScroll.observeElementOffset(aList(), tell);
    page.scrollY = 900;
    page.dispatchEvent(new Event('scroll'));
    expect(tell).toHaveBeenLastCalledWith(900, true);
    stop?.();
    page.dispatchEvent(new Event('scroll'));
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it('moves nobody as it begins, and scrolls from then on', () => {
    const list = aList();
    isProgrammaticScroll.scrollToFn(0, {}, list);
    expect(scrollTo).not.toHaveBeenCalled();
    isProgrammaticScroll.scrollToFn(1500, {}, list);
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 1500 }));
  });
});
