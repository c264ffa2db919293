import { useEffect } from 'react';

/** Scrolled further than this, in pixels, counts as reading. */
const SCROLLED_AFTER_PX = 120;

/** Reports whether the user reads further down the page. */
export function useIsReading(tell: (reading: boolean) => void): void {
  useEffect(() => {
    const follow = () => tell(scrollY > SCROLLED_AFTER_PX);
    // the user may have scrolled while it was loading
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => {
      removeEventListener('scroll', follow);
      tell(false);
    };
  }, [tell]);
}
