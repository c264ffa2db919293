import { locators, type Locator } from 'vitest/browser';
import { expect } from 'vitest';
import { keyboard } from './userInput.ts';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Finds elements that have no role or text. */
    css(selector: string): Locator;
  }
  interface Locator {
    /** Presses a key with the element focused. */
    press(key: string): Promise<void>;
    check(): Promise<void>;
    uncheck(): Promise<void>;
    focus(): Promise<void>;
    blur(): Promise<void>;
    scrollIntoView(): Promise<void>;
    /** Returns the texts of all current matches, with visible white space. */
    texts(): string[];
  }
}

async function toggle(control: Locator, on: boolean): Promise<void> {
  const { checked } = (await control.findElement()) as HTMLInputElement;
  if (checked !== on) await control.click();
  await (on ? expect.element(control).toBeChecked() : expect.element(control).not.toBeChecked());
}

const actions = {
  async press(this: Locator, key: string) {
    (await this.findElement()).focus();
    await keyboard.press(key);
  },
  check(this: Locator) {
    return toggle(this, true);
  },
  uncheck(this: Locator) {
    return toggle(this, false);
  },
  async focus(this: Locator) {
    (await this.findElement()).focus();
  },
  async blur(this: Locator) {
    (await this.findElement()).blur();
  },
  async scrollIntoView(this: Locator) {
    (await this.findElement()).scrollIntoView({ block: 'nearest', behavior: 'instant' });
  },
  texts(this: Locator) {
    return this.elements().map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
  },
};

locators.extend({
  css: (selector) => selector,
  // the types only contain queries
  ...(actions as object),
});
