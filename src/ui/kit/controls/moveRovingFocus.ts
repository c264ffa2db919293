import type { KeyboardEvent } from 'react';

/**
 * Moves focus within a button group that is a single tab stop. Arrow keys move to the next button and wrap
 * around; Home and End go to the first and last. (source: ARIA Authoring Practices, roving tabindex)
 */
export function moveRovingFocus(event: KeyboardEvent<HTMLElement>): void {
  // Alt+Left is browser Back
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const here = buttons.findIndex((button) => button === event.target);
  const next = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons.at(next % buttons.length)?.focus();
}
