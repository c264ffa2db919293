import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { companySections } from '../../navigation/companySections.ts';

/** Height of the reading line, as a fraction of the viewport height. */
const READING_LINE = 0.3;

/** Observes the area above the reading line. A section enters the area when its top passes the line. */
const ABOVE_LINE = { rootMargin: `1000000px 0px -${(1 - READING_LINE) * 100}% 0px` };

/**
 * Reports the section at the reading line whenever it changes. Uses an IntersectionObserver, because reading
 * positions would force a layout.
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
    // observes sections as they load
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

const ids: readonly string[] = Object.values(companySections).map(({ id }) => id);

const sectionElements = () => ids.flatMap((id) => document.getElementById(id) ?? []);

const firstSection = () => sectionElements()[0]?.id;

const lastOf = (passed: ReadonlySet<string>) => ids.findLast((id) => passed.has(id));

/**
 * Returns whether the linked section is the current one, even if the reading line is in another section. The
 * last sections can't scroll up to the line, and the section after a short one may have passed it.
 */
function isShown(linked: string, passed: ReadonlySet<string>): boolean {
  const element = ids.includes(linked) && document.getElementById(linked);
  if (!element || element.getBoundingClientRect().top <= 0) return false;
  return passed.has(linked) || scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
}
