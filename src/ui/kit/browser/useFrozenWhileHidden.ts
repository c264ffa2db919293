import { useEffect } from 'react';

interface Holdable {
  hold(why: 'hidden'): void;
  release(why: 'hidden'): void;
}

/** Pauses a message's timer while the tab is hidden. */
export function useFrozenWhileHidden(target: Holdable): void {
  useEffect(() => {
    const follow = () => (document.hidden ? target.hold('hidden') : target.release('hidden'));
    // the tab may already be hidden
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [target]);
}
