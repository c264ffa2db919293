import { onTestFinished } from 'vitest';

/** Doubles the text size, like a browser's text zoom, until the test ends. */
export function enlargeText(): void {
  const { style } = document.documentElement;
  style.setProperty('font-size', '200%');
  onTestFinished(() => void style.removeProperty('font-size'));
}
