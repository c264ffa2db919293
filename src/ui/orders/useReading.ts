import { useEffect } from 'react';

/** From this many pixels on, somebody has scrolled away from the top. */
const AWAY_FROM_TOP = 120;

/** Tells whether somebody reads further down the page, as long as what they read is there. */
export function useReading(tell: (reading: boolean) => void): void {
  useEffect(() => {
    const follow = () => tell(scrollY > AWAY_FROM_TOP);
    // somebody may have scrolled while it was loading
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => {
      removeEventListener('scroll', follow);
      tell(false);
    };
  }, [tell]);
}
