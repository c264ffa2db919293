import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsReturn } from '../kit/useIsReturn.ts';

/**
 * Goes to the section that the address names as soon as it is there, and brings the focus to it. Who has scrolled since
 * the link, or comes back, is left in peace.
 */
export function useLinkedSection(): void {
  const { hash, key } = useLocation();
  const isReturn = useIsReturn();
  const followed = useRef('');
  const scrolledAt = useRef('');

  useEffect(() => {
    const note = () => {
      scrolledAt.current = key;
    };
    const ways = ['wheel', 'touchmove', 'keydown'] as const;
    for (const way of ways) addEventListener(way, note, { passive: true });
    return () => {
      for (const way of ways) removeEventListener(way, note);
    };
  }, [key]);

  // after every rendering: each may have shown more of the page
  useEffect(() => {
    const link = key + hash;
    if (hash === '' || isReturn || followed.current === link || scrolledAt.current === key) return;
    const section = document.getElementById(hash.slice(1));
    if (!section) return;
    followed.current = link;
    section.scrollIntoView();
    section.focus({ preventScroll: true });
  });
}
