import type { BrowserCommand } from 'vitest/node';
import { focusShows } from '../visibleFocus.ts';

/** Focuses the iframe with the tests, because only a focused iframe receives keys. */
const intoTests: BrowserCommand = async (context) => {
  const frame = await context.frame();
  await frame.evaluate(() => {
    if (document.activeElement === document.body) window.focus();
  });
};

/** Browser commands for screen tests. Unlike Vitest's commands, these never advance a frozen clock. */
export const commands = {
  /** Presses keys in Playwright's notation: `Enter`, `Shift+Tab`, `Control+A`. */
  pressKey: (async (context, key) => {
    await intoTests(context);
    await context.page.keyboard.press(key);
  }) satisfies BrowserCommand<[key: string]>,

  typeText: (async (context, text) => {
    await intoTests(context);
    await context.page.keyboard.type(text);
  }) satisfies BrowserCommand<[text: string]>,

  insertText: (async (context, text) => {
    await intoTests(context);
    await context.page.keyboard.insertText(text);
  }) satisfies BrowserCommand<[text: string]>,

  moveMouse: (async (context, x, y, steps) => {
    await context.page.mouse.move(x, y, { steps });
  }) satisfies BrowserCommand<[x: number, y: number, steps: number]>,

  mouseButton: (async (context, turn) => {
    await context.page.mouse[turn]();
  }) satisfies BrowserCommand<[turn: 'down' | 'up']>,

  turnWheel: (async (context, pixels) => {
    await context.page.mouse.wheel(0, pixels);
  }) satisfies BrowserCommand<[pixels: number]>,

  emulateMedia: (async (context, media) => {
    await context.page.emulateMedia({ media });
  }) satisfies BrowserCommand<[media: 'print' | null]>,

  focusShows: (async (context) => focusShows(context.page, await context.frame())) satisfies BrowserCommand,
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    pressKey(key: string): Promise<void>;
    typeText(text: string): Promise<void>;
    insertText(text: string): Promise<void>;
    moveMouse(x: number, y: number, steps: number): Promise<void>;
    mouseButton(turn: 'down' | 'up'): Promise<void>;
    turnWheel(pixels: number): Promise<void>;
    /** Turns the emulation of print on or off. */
    emulateMedia(media: 'print' | null): Promise<void>;
    /** Whether the focused element has a visible focus style. */
    focusShows(): Promise<boolean>;
  }
}
