import { expect } from 'vitest';

// the page's own, whatever clock a test puts in its place
const nextFrame = requestAnimationFrame.bind(window);

/** Waits until the page has been drawn with what it was told before. */
export async function nextPaint(): Promise<void> {
  for (const _ of ['heard', 'drawn']) await new Promise(nextFrame);
}

/** Waits until the page has been drawn without that place having moved, as it may while rows are measured. */
export async function layoutSettled(place: () => number): Promise<void> {
  await expect
    .poll(async () => {
      const before = place();
      await nextPaint();
      return place() - before;
    })
    .toBe(0);
}
