import { onTestFailed } from 'vitest';
import { address } from './App.tsx';

// the page's own, whatever clock a test puts in their place
const ask = requestAnimationFrame.bind(window);
const wait = setTimeout.bind(window);
const now = performance.now.bind(performance);

/** Milliseconds; a busy machine takes its time to draw. */
const LONGEST = 10_000;

/** What the reports have in place of the words of a click that could not be done; they know the trace alone. */
const NO_WORDS = 'STACK_TRACE_ERROR';

/**
 * Has a test that fails say what nobody sees of its page: where it was, with which heading, how large, and how soon it was drawn.
 * @returns is called while the page is there
 */
export function describeFailure(): () => void {
  let place = '';
  onTestFailed(async ({ task }) => {
    const found = `${place}, ${document.visibilityState}, ${await nextFrame()}`;
    for (const error of task.result?.errors ?? []) {
      const { message, stack = NO_WORDS } = error;
      error.message = `${found}: ${message}`;
      error.stack = stack.replace(stack.includes(NO_WORDS) ? NO_WORDS : message, () => error.message);
    }
  });
  return () => {
    const heading = document.querySelector('h1')?.textContent ?? 'no heading';
    place = `${address()}, ${heading}, ${innerWidth} x ${innerHeight} px in ${parent.innerWidth} x ${parent.innerHeight}`;
  };
}

const nextFrame = () => {
  const asked = now();
  return Promise.race([
    new Promise<string>((drawn) => ask(() => drawn(`drawn in ${Math.round(now() - asked)} ms`))),
    new Promise<string>((drawn) => wait(drawn, LONGEST, 'no longer drawn')),
  ]);
};
