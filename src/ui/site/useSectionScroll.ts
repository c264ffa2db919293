import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsReturn } from '../kit/useIsReturn.ts';

/** The page gets time to stand before it moves (rule: section navigation). */
const AFTER_NAVIGATION_MS = 100;

/** Brings the section that a link names into view, and the focus to it; coming from another page a moment later. */
export function useSectionScroll(): void {
  // another object with every navigation, also to where the visitor is
  const location = useLocation();
  const isReturn = useIsReturn();
  const shown = useRef(location.pathname);
  useEffect(() => {
    const delay = shown.current === location.pathname ? 0 : AFTER_NAVIGATION_MS;
    shown.current = location.pathname;
    if (location.hash === '' || isReturn) return undefined;
    const timer = setTimeout(() => showSection(location.hash.slice(1)), delay);
    return () => clearTimeout(timer);
  }, [location, isReturn]);
}

function showSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // the shell's scroll padding keeps it clear of the bar
  section.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  section.setAttribute('tabindex', '-1');
  section.focus({ preventScroll: true });
}
