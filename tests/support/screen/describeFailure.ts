import { onTestFailed } from 'vitest';
import { address } from './App.tsx';

// the browser's own function, captured before a test can fake it
const ask = requestAnimationFrame.bind(window);
const wait = setTimeout.bind(window);
const now = performance.now.bind(performance);

/** In milliseconds. Long enough for a busy machine. */
const LONGEST = 10_000;

/** Vitest's placeholder for the message of a failed click. Vitest's reports keep only the trace. */
const NO_WORDS = 'STACK_TRACE_ERROR';

/**
 * Adds details of the page to a failing test: address, heading, size, and time to paint.
 * @returns a function to call while the page still exists
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
