import type { Virtualizer } from '@tanstack/react-virtual';
import { reaction } from 'mobx';
import { useEffect, type RefObject } from 'react';
import type { TranscriptViewModel } from './TranscriptViewModel.ts';

const SCROLL_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];
/** Controls that handle the arrow keys themselves. */
const OWN_KEYS = 'input, select, textarea';

/**
 * Scrolls the current line or match into view until the user scrolls.
 * @param region the scroll container; by default, the page
 */
export function useScrollToCurrentLine(
  vm: TranscriptViewModel,
  scrollTo: Virtualizer<Element, Element>['scrollToIndex'],
  region?: RefObject<HTMLElement | null>,
): void {
  useEffect(
    () =>
      reaction(
        () => vm.wanted,
        (wanted) => wanted && scrollTo(wanted.line, { align: 'center' }),
        { fireImmediately: true },
      ),
    [vm, scrollTo],
  );

  useEffect(() => {
    const scroller = region?.current ?? document.documentElement;
    const listening = new AbortController();
    const { signal } = listening;
    scroller.addEventListener('wheel', vm.stopFollowing, { signal, passive: true });
    scroller.addEventListener('touchmove', vm.stopFollowing, { signal, passive: true });
    scroller.addEventListener(
      'keydown',
      ({ key, target }) => {
        const isElsewhere = target instanceof Element && target.matches(OWN_KEYS);
        if (SCROLL_KEYS.includes(key) && !isElsewhere) vm.stopFollowing();
      },
      { signal },
    );
    // dragging the scroll bar
    scroller.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target === scroller) vm.stopFollowing();
      },
      { signal },
    );
    return () => listening.abort();
  }, [vm, region]);
}
