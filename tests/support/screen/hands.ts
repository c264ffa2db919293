import { commands } from 'vitest/browser';

/** Presses keys in the browser tests' notation: `Enter`, `Shift+Tab`, `Control+A`. */
export const keyboard = {
  press: (key: string) => commands.pressKey(key),
  type: (text: string) => commands.typeText(text),
  /** Inserts text at once, as a paste does, but without the clipboard that all test pages share. */
  insert: (text: string) => commands.insertText(text),
};

/** The mouse, in viewport pixels. */
export const mouse = {
  move: (x: number, y: number, { steps = 1 } = {}) => commands.moveMouse(x, y, steps),
  down: () => commands.mouseButton('down'),
  up: () => commands.mouseButton('up'),
  wheel: (pixels: number) => commands.turnWheel(pixels),
};
