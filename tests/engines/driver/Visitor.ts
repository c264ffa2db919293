import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { controlsItsPage } from '#tests/support/controlsItsPage.ts';
import type { Key, Profile, Tab } from './Engine.ts';
import { ElementHandle } from './ElementHandle.ts';
import type { Finding, Step } from './inPage.ts';
import { find } from './inPage.ts';
import { consoleErrors } from './consoleErrors.ts';
import { applyPrintStyles } from './printStyles.ts';
import { waitUntil } from './until.ts';

const library = () =>
  readFileSync(
    fileURLToPath(
      new URL(
        'dist/@testing-library/dom.umd.min.js',
        import.meta.resolve('@testing-library/dom/package.json'),
      ),
    ),
    'utf8',
  );

type Name = string | RegExp;

/** A user who finds elements by role and name, clicks, types, reads, and waits, in any engine. */
export class Visitor {
  readonly tab: Tab;
  private readonly profile: Profile;
  private readonly origin: string;
  private readonly visitors: Visitor[];

  private constructor(tab: Tab, profile: Profile, origin: string, visitors: Visitor[]) {
    this.tab = tab;
    this.profile = profile;
    this.origin = origin;
    this.visitors = visitors;
    visitors.push(this);
  }

  static async arrive(profile: Profile, origin: string): Promise<Visitor> {
    return new Visitor(await profile.newTab(), profile, origin, []);
  }

  /** Opens a second window of the same browser. */
  async another(): Promise<Visitor> {
    return new Visitor(await this.profile.newTab(), this.profile, this.origin, this.visitors);
  }

  /** @param address the path from the site's root, with a leading slash */
  open(address: string): Promise<void> {
    return this.goto(this.origin + address);
  }

  async reload(): Promise<void> {
    await this.goto(await this.tab.run(() => location.href));
  }

  /** Opens a URL and waits for the app, because prerendered HTML appears first. */
  private async goto(url: string): Promise<void> {
    await this.tab.goto(url);
    await waitUntil('the app has begun', () => this.tab.run(() => window.backend !== undefined));
    await waitUntil('the app works its page', () => this.tab.run(controlsItsPage));
  }

  get(role: string, name?: Name): ElementHandle {
    return new ElementHandle(this, []).get(role, name);
  }

  labelled(label: string): ElementHandle {
    return new ElementHandle(this, []).labelled(label);
  }

  press(key: Key): Promise<void> {
    return this.tab.press(key);
  }

  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  /** Waits until the page has this path and query. */
  async isAt(address: string): Promise<void> {
    await waitUntil(`the address is ${address}`, async () => {
      const here = await this.tab.run(() => location.pathname + location.search);
      return here === address || { not: here };
    });
  }

  until(what: string, holds: Parameters<typeof waitUntil>[1]): Promise<void> {
    return waitUntil(what, holds);
  }

  /** Emulates print. If the engine can't, applies the print styles on screen. */
  showAsPrinted(): Promise<void> {
    return this.tab.showAsPrinted?.() ?? this.tab.run(applyPrintStyles);
  }

  /** Presses Tab until the target has focus. */
  async tabTo(target: ElementHandle, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.appears();
    for (let stops = 0; stops < 60; stops += 1) {
      if ((await target.now()).isFocused) return;
      await this.press(key);
    }
    throw new Error(`${key} does not lead to ${target.description}`);
  }

  /** @param isSought whether to scroll to the element */
  async look(steps: readonly Step[], isSought: boolean): Promise<Finding> {
    const finding = await this.tab.run(find, steps, isSought);
    if (finding) return finding;
    await this.tab.load(library());
    return this.look(steps, isSought);
  }

  /** Returns errors of this browser's pages, each with the page's address. */
  async pageErrors(): Promise<readonly string[]> {
    const lists = this.visitors.map(async ({ tab }) => [
      ...(await tab.run(consoleErrors)),
      ...tab.browserErrors(),
    ]);
    return (await Promise.all(lists)).flat();
  }
}
