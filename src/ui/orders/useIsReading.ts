import { useEffect } from 'react';

/** From this many pixels on, somebody has scrolled away from the top. */
const SCROLLED_AFTER_PX = 120;

/** Tells whether somebody reads further down the page, as long as what they read is there. */
export function useIsReading(tell: (reading: boolean) => void): void {
  useEffect(() => {
    const follow = () => tell(scrollY > SCROLLED_AFTER_PX);
    // somebody may have scrolled while it was loading
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => {
      removeEventListener('scroll', follow);
      tell(false);
    };
  }, [tell]);
}
