import type { KeyboardEvent } from 'react';

/**
 * Moves the focus among the buttons of a group that is one stop of the keyboard: to the next by the arrows, from the end to
 * the beginning, and to the ends by Home and End. (source: ARIA Authoring Practices, roving tabindex)
 */
export function moveRovingFocus(event: KeyboardEvent<HTMLElement>): void {
  // Alt+Left is the browser's way back
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const here = buttons.findIndex((button) => button === event.target);
  const next = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons.at(next % buttons.length)?.focus();
}
