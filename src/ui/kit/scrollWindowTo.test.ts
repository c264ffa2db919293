import type { Virtualizer } from '@tanstack/react-virtual';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollWindowTo } from './scrollWindowTo.ts';

describe('a list that scrolls with the page', () => {
  const scrollTo = vi.fn();
  const dispatchEvent = vi.fn();
  const aList = () =>
    ({ scrollElement: { scrollTo }, options: { horizontal: false } }) as unknown as Virtualizer<
      Window,
      Element
    >;

  beforeEach(() => {
    vi.stubGlobal('scrollY', 0);
    vi.stubGlobal('dispatchEvent', dispatchEvent);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  it('moves nobody as it begins, and is told where they are', () => {
    scrollWindowTo(1500, {}, aList());
    expect(scrollTo).not.toHaveBeenCalled();
    expect(dispatchEvent).toHaveBeenCalledOnce();
  });

  it('has nothing to be told where nobody has scrolled since it was drawn', () => {
    scrollWindowTo(0, {}, aList());
    expect(dispatchEvent).not.toHaveBeenCalled();
  });

  it('scrolls from then on', () => {
    const list = aList();
    scrollWindowTo(0, {}, list);
    scrollWindowTo(1500, {}, list);
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 1500 }));
  });
});
