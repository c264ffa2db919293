import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { sections } from '../../navigation/sections.ts';

/** The reading position, as a fraction of the viewport height. */
const READING_LINE = 0.3;

/** Reports the section being read whenever it changes. */
export function useSectionInView(tell: (section: string | undefined) => void): void {
  const { hash } = useLocation();
  useEffect(() => {
    const frames = { next: 0 };
    const look = () => tell(sectionInView(hash.slice(1)));
    const lookSoon = () => {
      cancelAnimationFrame(frames.next);
      frames.next = requestAnimationFrame(look);
    };
    lookSoon();
    addEventListener('scroll', lookSoon, { passive: true });
    // content above may have grown
    const growth = new ResizeObserver(lookSoon);
    growth.observe(document.body);
    return () => {
      removeEventListener('scroll', lookSoon);
      growth.disconnect();
      cancelAnimationFrame(frames.next);
    };
  }, [hash, tell]);
  useEffect(() => () => tell(undefined), [tell]);
}

/** @param linked the section named in the URL */
function sectionInView(linked: string): string | undefined {
  const tops = Object.values(sections).flatMap(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top === undefined ? [] : [{ id, top }];
  });
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const line = innerHeight * READING_LINE;
  // the last sections cannot scroll up to the line, and a short linked section may have the next one above
  // the line
  if (tops.some(({ id, top }) => id === linked && top > 0 && (isAtEnd || top <= line))) return linked;
  return tops.findLast(({ top }) => top <= line)?.id ?? tops[0]?.id;
}
