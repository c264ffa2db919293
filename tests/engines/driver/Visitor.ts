import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { worksItsPage } from '#tests/support/worksItsPage.ts';
import type { Key, Profile, Tab } from './Engine.ts';
import { Found } from './Found.ts';
import type { Finding, Step } from './inPage.ts';
import { find } from './inPage.ts';
import { complaintsHere } from './complaints.ts';
import { showRulesOfPaper } from './paper.ts';
import { until } from './until.ts';

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

/** Somebody in front of a page: finds by role and name, clicks, types, reads, waits. The same in every engine. */
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

  /** A second window of the same browser. */
  async another(): Promise<Visitor> {
    return new Visitor(await this.profile.newTab(), this.profile, this.origin, this.visitors);
  }

  /** @param address from the root of the site, with a slash in front */
  open(address: string): Promise<void> {
    return this.goto(this.origin + address);
  }

  async reload(): Promise<void> {
    await this.goto(await this.tab.run(() => location.href));
  }

  /** Until the app is there: HTML that was built is to be read before. */
  private async goto(url: string): Promise<void> {
    await this.tab.goto(url);
    await until('the app has begun', () => this.tab.run(() => window.backend !== undefined));
    await until('the app works its page', () => this.tab.run(worksItsPage));
  }

  get(role: string, name?: Name): Found {
    return new Found(this, []).get(role, name);
  }

  labelled(label: string): Found {
    return new Found(this, []).labelled(label);
  }

  press(key: Key): Promise<void> {
    return this.tab.press(key);
  }

  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  /** Waits for an address, from the root of the site, with what is asked. */
  async isAt(address: string): Promise<void> {
    await until(`the address is ${address}`, async () => {
      const here = await this.tab.run(() => location.pathname + location.search);
      return here === address || { not: here };
    });
  }

  until(what: string, holds: Parameters<typeof until>[1]): Promise<void> {
    return until(what, holds);
  }

  /** Shows the page as it is on paper; where the engine cannot be told to, by putting the rules for paper on the screen. */
  showAsPrinted(): Promise<void> {
    return this.tab.showAsPrinted?.() ?? this.tab.run(showRulesOfPaper);
  }

  /** Presses Tab until the focus is there. */
  async tabTo(target: Found, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.appears();
    for (let stops = 0; stops < 60; stops += 1) {
      if ((await target.now()).isFocused) return;
      await this.press(key);
    }
    throw new Error(`${key} does not lead to ${target.description}`);
  }

  /** @param isSought whether it is brought into view */
  async look(steps: readonly Step[], isSought: boolean): Promise<Finding> {
    const finding = await this.tab.run(find, steps, isSought);
    if (finding) return finding;
    await this.tab.load(library());
    return this.look(steps, isSought);
  }

  /** What the pages of this browser complained of, each with the address where it did. */
  async complaints(): Promise<readonly string[]> {
    const lists = this.visitors.map(async ({ tab }) => [
      ...(await tab.run(complaintsHere)),
      ...tab.browserErrors(),
    ]);
    return (await Promise.all(lists)).flat();
  }
}
