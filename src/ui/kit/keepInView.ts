/** By what a person moves the page, or begins to do something in it; dictation and screen readers have no keys or pointers. */
const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'input', 'click'] as const;

/**
 * Keeps a part of the page in view while what is above still comes or goes, until a person takes over.
 *
 * @param go brings it there; called at once, and whenever the page has become higher or lower
 * @param onTakeOver is told when somebody moves the page, or begins to do something in it
 * @returns ends it
 */
export function keepInView(go: () => void, onTakeOver?: () => void): () => void {
  const growth = new ResizeObserver(go);
  const hands = new AbortController();
  const end = () => {
    growth.disconnect();
    hands.abort();
  };
  const takeOver = () => {
    end();
    onTakeOver?.();
  };
  growth.observe(document.body);
  for (const hand of HANDS) addEventListener(hand, takeOver, { passive: true, signal: hands.signal });
  return end;
}
