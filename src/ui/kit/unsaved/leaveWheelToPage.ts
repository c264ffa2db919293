/**
 * Lets the mouse wheel scroll the page instead of changing a focused number field under the pointer. Browsers
 * leave read-only fields alone, so the field is one while the browser handles the wheel. It keeps its focus.
 * (rule: wheel over numbers)
 * @returns a function that stops it
 */
export function leaveWheelToPage(): () => void {
  const listening = new AbortController();
  addEventListener(
    'wheel',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'number' || target.readOnly) return;
      target.readOnly = true;
      // the browser changes the field after all listeners
      setTimeout(() => (target.readOnly = false));
    },
    { signal: listening.signal, capture: true, passive: true },
  );
  return () => listening.abort();
}
