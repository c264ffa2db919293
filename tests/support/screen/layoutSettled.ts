import { expect } from 'vitest';

// the page's own function, even if a test fakes the clock
const nextFrame = requestAnimationFrame.bind(window);

/** Waits until the page has painted pending changes. */
export async function nextPaint(): Promise<void> {
  for (const _ of ['heard', 'drawn']) await new Promise(nextFrame);
}

/** Waits until a position stops moving. Rows may still be measured. */
export async function layoutSettled(place: () => number): Promise<void> {
  await expect
    .poll(async () => {
      const before = place();
      await nextPaint();
      return place() - before;
    })
    .toBe(0);
}
