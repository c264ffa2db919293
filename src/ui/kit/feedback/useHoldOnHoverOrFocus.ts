import type { HoldReason } from '../state/Notice.ts';
import { useFrozenWhileHidden } from '../browser/useFrozenWhileHidden.ts';

interface Holdable {
  hold(why: HoldReason): void;
  release(why: HoldReason): void;
}

/**
 * Returns event handlers that keep a message open while it has hover or focus. The message also stays while
 * the tab is hidden.
 */
export function useHoldOnHoverOrFocus(message: Holdable) {
  useFrozenWhileHidden(message);
  return {
    onMouseEnter: () => message.hold('pointer'),
    onMouseLeave: () => message.release('pointer'),
    onFocus: () => message.hold('focus'),
    onBlur: () => message.release('focus'),
  };
}
