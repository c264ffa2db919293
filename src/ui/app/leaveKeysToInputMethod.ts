/** The key code of keys that an input method handles. Safari sends this code even after a composition. */
const INPUT_METHOD_KEY = 229;

/** In Safari, the maximum delay between the end of a composition and the key that ended it, in milliseconds. */
const SAFARI_DELAY_MS = 100;

/**
 * Keeps key events from the app's handlers while an input method uses the keys. For example, Enter accepts a
 * suggestion and Escape discards it. The browser and the input method still receive the events. (rule: input
 * methods)
 * @returns a function that stops listening
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
      // Safari ends the composition before it sends the key; in other browsers, a key after the end is a new
      // press
      const endedByThisKey = isSafari && event.timeStamp - endedAt < SAFARI_DELAY_MS;
      endedAt = -Infinity;
      // in Safari, only the key code shows that an input method handles the key
      // oxlint-disable-next-line typescript/no-deprecated -- no other sign in Safari
      if (event.isComposing || event.keyCode === INPUT_METHOD_KEY || endedByThisKey) event.stopPropagation();
    },
    options,
  );
  return () => listening.abort();
}
