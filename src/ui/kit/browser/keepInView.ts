/**
 * Events that show the user is scrolling or acting. Includes `input` and `click`, because dictation and
 * screen readers send no key or pointer events.
 */
const USER_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'input', 'click'] as const;

/**
 * Keeps a part of the page in view while content above it changes, until the user scrolls or acts.
 * @param go scrolls to the part; runs now and whenever the page height changes
 * @param onTakeOver runs when the user scrolls or acts
 * @returns a function that stops listening
 */
export function keepInView(go: () => void, onTakeOver?: () => void): () => void {
  const growth = new ResizeObserver(go);
  const listening = new AbortController();
  const end = () => {
    growth.disconnect();
    listening.abort();
  };
  const takeOver = () => {
    end();
    onTakeOver?.();
  };
  growth.observe(document.body);
  for (const event of USER_EVENTS)
    addEventListener(event, takeOver, { passive: true, signal: listening.signal });
  return end;
}
