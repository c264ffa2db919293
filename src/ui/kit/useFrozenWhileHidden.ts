import { useEffect } from 'react';

interface Holdable {
  hold(why: 'hidden'): void;
  release(why: 'hidden'): void;
}

/** Holds something that runs on a clock while nobody can see the tab. */
export function useFrozenWhileHidden(target: Holdable): void {
  useEffect(() => {
    const follow = () => (document.hidden ? target.hold('hidden') : target.release('hidden'));
    // it may have come while the tab was hidden already
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [target]);
}
