import { commands, page, type Locator } from 'vitest/browser';
import { expect } from 'vitest';
import { nameOf } from '../visibleFocus.ts';
import { keyboard } from './userInput.ts';

/** Presses Tab until the target has focus. Every stop must show its focus. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    await keyboard.press(key);
    const focused = document.activeElement;
    if (!focused || focused === document.body) continue; // focus was in the browser's own controls
    // a loading page may still move focus or content
    await expect.element(page.css(':focus')).toBeInViewport();
    expect(await commands.focusShows(), `the focus on ${nameOf(focused)} is visible`).toBe(true);
    if (target.query() === document.activeElement) return;
  }
  throw new Error(`${key} does not lead to ${target.selector}`);
}
