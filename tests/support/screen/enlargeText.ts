import { onTestFinished } from 'vitest';

/** Has all text twice as large, as who reads badly asks it of the browser, until the test ends. */
export function enlargeText(): void {
  const { style } = document.documentElement;
  style.setProperty('font-size', '200%');
  onTestFinished(() => void style.removeProperty('font-size'));
}
