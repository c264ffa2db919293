import { onTestFailed } from 'vitest';
import { address } from './App.tsx';

// the page's own, whatever clock a test puts in their place
const ask = requestAnimationFrame.bind(window);
const wait = setTimeout.bind(window);

const SECOND = 1000;

/** What the reports have in place of the words of a click that could not be done; they know the trace alone. */
const NO_WORDS = 'STACK_TRACE_ERROR';

/**
 * Has a test that fails say what nobody sees of its page: where it was, how large, and whether it was still drawn.
 * @returns is called while the page is there
 */
export function tellFailure(): () => void {
  let place = '';
  onTestFailed(async ({ task }) => {
    const found = `${place}, ${document.visibilityState}, ${(await isDrawn()) ? 'drawn' : 'no longer drawn'}`;
    for (const error of task.result?.errors ?? []) {
      const { message, stack = NO_WORDS } = error;
      error.message = `${found}: ${message}`;
      error.stack = stack.replace(stack.includes(NO_WORDS) ? NO_WORDS : message, () => error.message);
    }
  });
  return () => {
    place = `${address()}, ${innerWidth} x ${innerHeight} px in ${parent.innerWidth} x ${parent.innerHeight}`;
  };
}

const isDrawn = () =>
  Promise.race([
    new Promise<boolean>((drawn) => ask(() => drawn(true))),
    new Promise<boolean>((drawn) => wait(drawn, SECOND, false)),
  ]);
