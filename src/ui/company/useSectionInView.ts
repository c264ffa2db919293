import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { sections } from './sections.ts';

/** How far down the window one reads, as a part of its height. */
const READING_LINE = 0.3;

/** Tells which section of the page is being read, whenever that changes. */
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
    // what is above may have grown
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

/** @param linked the section that the address names */
function sectionInView(linked: string): string | undefined {
  const tops = Object.values(sections).flatMap(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top === undefined ? [] : [{ id, top }];
  });
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const line = innerHeight * READING_LINE;
  // the last sections cannot be scrolled up to the line; one that is low stands at the top with the next above the line too
  if (tops.some(({ id, top }) => id === linked && top > 0 && (isAtEnd || top <= line))) return linked;
  return tops.findLast(({ top }) => top <= line)?.id ?? tops[0]?.id;
}
