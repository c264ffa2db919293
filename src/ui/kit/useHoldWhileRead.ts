import type { HoldReason } from './Notice.ts';
import { useFrozenWhileHidden } from './useFrozenWhileHidden.ts';

interface Holdable {
  hold(why: HoldReason): void;
  release(why: HoldReason): void;
}

/** Returns the handlers that hold a message while it is hovered or focused. Also holds it while the tab is hidden. */
export function useHoldWhileRead(message: Holdable) {
  useFrozenWhileHidden(message);
  return {
    onMouseEnter: () => message.hold('pointer'),
    onMouseLeave: () => message.release('pointer'),
    onFocus: () => message.hold('focus'),
    onBlur: () => message.release('focus'),
  };
}
