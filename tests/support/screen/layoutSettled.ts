import { expect } from 'vitest';

// the browser's own function, captured before a test can fake it
const nextFrame = requestAnimationFrame.bind(window);

/** Waits until the page has painted pending changes. */
export async function nextPaint(): Promise<void> {
  for (const _ of ['heard', 'drawn']) await new Promise(nextFrame);
}

/** Waits until a position stops moving, because the page may still measure rows. */
export async function layoutSettled(place: () => number): Promise<void> {
  await expect
    .poll(async () => {
      const before = place();
      await nextPaint();
      return place() - before;
    })
    .toBe(0);
}
