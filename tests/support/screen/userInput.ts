import { commands } from 'vitest/browser';

/** Presses keys in Playwright's notation, such as `Enter`, `Shift+Tab`, and `Control+A`. */
export const keyboard = {
  press: (key: string) => commands.pressKey(key),
  type: (text: string) => commands.typeText(text),
  /** Inserts a text at once, like a paste. Doesn't use the clipboard, because all test pages share it. */
  insert: (text: string) => commands.insertText(text),
};

/** Moves the mouse, in pixels of the viewport. */
export const mouse = {
  move: (x: number, y: number, { steps = 1 } = {}) => commands.moveMouse(x, y, steps),
  down: () => commands.mouseButton('down'),
  up: () => commands.mouseButton('up'),
  wheel: (pixels: number) => commands.turnWheel(pixels),
};
