import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { sections } from '../../navigation/sections.ts';

/** The reading position, as a fraction of the viewport height. */
const READING_LINE = 0.3;

/** Everything above the reading line: a section is in it once its top has passed the line. */
const ABOVE_LINE = { rootMargin: `1000000px 0px -${(1 - READING_LINE) * 100}% 0px` };

/**
 * Reports the section being read whenever it changes. The browser tells which sections have passed the
 * line when it lays out the page anyway: asking for their places would lay it out once more.
 */
export function useSectionInView(tell: (section: string | undefined) => void): void {
  const { hash } = useLocation();
  const linked = hash.slice(1);
  useEffect(() => {
    const passed = new Set<string>();
    const look = () => tell(isShown(linked, passed) ? linked : (lastOf(passed) ?? firstSection()));
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) passed.add(target.id);
        else passed.delete(target.id);
      }
      look();
    }, ABOVE_LINE);
    // sections load one after another
    const growth = new ResizeObserver(() => {
      for (const section of sectionElements()) observer.observe(section);
    });
    growth.observe(document.body);
    const scrolled = () => linked !== '' && look();
    addEventListener('scroll', scrolled, { passive: true });
    return () => {
      removeEventListener('scroll', scrolled);
      growth.disconnect();
      observer.disconnect();
    };
  }, [linked, tell]);
  useEffect(() => () => tell(undefined), [tell]);
}

const ids: readonly string[] = Object.values(sections).map(({ id }) => id);

const sectionElements = () => ids.flatMap((id) => document.getElementById(id) ?? []);

const firstSection = () => sectionElements()[0]?.id;

const lastOf = (passed: ReadonlySet<string>) => ids.findLast((id) => passed.has(id));

/**
 * Whether the linked section is being read although a later one has passed the line, or none has: the last
 * sections can't scroll up to the line, and a short one has the next one above it.
 */
function isShown(linked: string, passed: ReadonlySet<string>): boolean {
  const element = ids.includes(linked) && document.getElementById(linked);
  if (!element || element.getBoundingClientRect().top <= 0) return false;
  return passed.has(linked) || scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
}
