import { useEffect } from 'react';

/** Scroll distance in pixels from which the user counts as reading further down. */
const SCROLLED_AFTER_PX = 120;

/** Reports whether the user is reading further down the page. */
export function useIsReading(tell: (reading: boolean) => void): void {
  useEffect(() => {
    const follow = () => tell(scrollY > SCROLLED_AFTER_PX);
    // the user may have scrolled while the list was loading
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => {
      removeEventListener('scroll', follow);
      tell(false);
    };
  }, [tell]);
}
