/** The key code of any key that an input method handles. Safari sends it after the composition has ended. */
const INPUT_METHOD_KEY = 229;

/** How long Safari takes from the end of a composition to the key that ended it, in milliseconds. */
const SAFARI_DELAY_MS = 100;

/**
 * Hides keys from all handlers while an input method uses them: Enter accepts a conversion, Escape discards
 * it, and arrows choose among its suggestions. The browser and the input method still get them. (rule:
 * input methods)
 * @returns a function that stops it
 */
export function leaveKeysToInputMethod(): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  const isSafari = navigator.vendor.startsWith('Apple');
  let endedAt = -Infinity;
  addEventListener('compositionend', ({ timeStamp }) => (endedAt = timeStamp), options);
  addEventListener(
    'keydown',
    (event) => {
      // Safari first ends the composition; elsewhere, a key after the end is a new one
      const endedByThisKey = isSafari && event.timeStamp - endedAt < SAFARI_DELAY_MS;
      endedAt = -Infinity;
      // the key code tells what isComposing does not
      // oxlint-disable-next-line typescript/no-deprecated -- no other sign in Safari
      if (event.isComposing || event.keyCode === INPUT_METHOD_KEY || endedByThisKey) event.stopPropagation();
    },
    options,
  );
  return () => listening.abort();
}
