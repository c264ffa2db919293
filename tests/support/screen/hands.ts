import { commands } from 'vitest/browser';

/** The keyboard, with the names of keys that the browser tests have: `Enter`, `Shift+Tab`, `Control+A`. */
export const keyboard = {
  press: (key: string) => commands.pressKey(key),
  type: (text: string) => commands.typeText(text),
};

/** The mouse, by the pixels of the page as it is seen. */
export const mouse = {
  move: (x: number, y: number, { steps = 1 } = {}) => commands.moveMouse(x, y, steps),
  down: () => commands.mouseButton('down'),
  up: () => commands.mouseButton('up'),
  wheel: (pixels: number) => commands.turnWheel(pixels),
};
