/**
 * Events by which users scroll or start to act. Dictation and screen readers send no key or pointer events.
 */
const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'input', 'click'] as const;

/**
 * Keeps a part of the page in view while content above it changes, until the user acts.
 * @param go scrolls to it; called now and whenever the page height changes
 * @param onTakeOver called when the user scrolls or acts
 * @returns a function that stops it
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
