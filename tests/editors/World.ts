import FakeTimers from '@sinonjs/fake-timers';
import { FakeClock } from '#tests/support/fakes/FakeClock.ts';
import { FakeTabStorage } from '#tests/support/fakes/FakeTabStorage.ts';
import type { UndoOffer } from '#ui/kit/undo/UndoViewModel.ts';
import { Browser } from './Browser.ts';
import { Ledger } from './Ledger.ts';
import { Page, type FormName } from './Page.ts';
import { EMAILS, SharedHost } from './SharedHost.ts';

/** A value that a user has typed into a form of settings. */
export interface Typed {
  readonly form: FormName;
  readonly field: string;
  readonly path: string;
  readonly value: unknown;
}

/** A browser tab. A reload opens a new page in the tab. */
export class Tab {
  private readonly storage = new FakeTabStorage();
  page: Page;
  /** Values that the tab's user has typed, and neither saved nor discarded, by path. */
  readonly typed = new Map<string, Typed & { readonly since: number }>();
  #typist: string | undefined;

  constructor(
    readonly browser: Browser,
    private readonly around: {
      readonly host: SharedHost;
      readonly ledger: Ledger;
      readonly clock: FakeClock;
    },
  ) {
    this.page = this.open();
  }

  reload(): void {
    this.page.close();
    this.page = this.open();
  }

  type(typed: Typed): void {
    this.#typist = this.page.email;
    this.typed.set(typed.path, { ...typed, since: this.around.ledger.saves.length });
  }

  /** Checks that typed values stay in the form, or are stored for their user, until they are saved. */
  checkTyped(): void {
    const { page, around } = this;
    if (page.email !== undefined && page.email !== this.#typist) this.typed.clear();
    for (const { form, field, path, value, since } of this.typed.values()) {
      const { fields } = page.form(form) ?? {};
      const isSaved =
        around.host.state[path] === value || around.ledger.saves.includes(`${path} ${String(value)}`, since);
      if (isSaved) this.typed.delete(path);
      else if (fields && (({ ...fields.value } as Record<string, unknown>)[field] ?? '') !== value)
        around.ledger.violations.push(`${this.#typist} typed ${String(value)}, but ${path} does not show it`);
    }
  }

  private open(): Page {
    return new Page({ ...this.around, browser: this.browser, storage: this.storage });
  }
}

/** One host and two browsers with two tabs each. One browser is the owner's, the other is the admin's. */
export class World {
  readonly ledger: Ledger;
  readonly clock = new FakeClock();
  readonly tabs: readonly Tab[];
  /** For each deletion that can be undone, a function that removes its click from the ledger. */
  readonly undone = new Map<UndoOffer, () => void>();
  #names = 0;

  private constructor(
    readonly host: SharedHost,
    private readonly timers: Pick<FakeTimers.Clock, 'tick'>,
  ) {
    this.ledger = new Ledger(() => host.state);
    const around = { host, ledger: this.ledger, clock: this.clock };
    const browsers = [new Browser(), new Browser()];
    this.tabs = browsers.flatMap((browser) => [new Tab(browser, around), new Tab(browser, around)]);
  }

  /** Runs `work` in a new world, until all requests have settled. */
  static async run(sendsVersions: boolean, work: (world: World) => Promise<void>): Promise<void> {
    const timers = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const world = new World(await SharedHost.create(sendsVersions), timers);
      await world.tabs[0]?.page.signIn(EMAILS[0]);
      await world.tabs[2]?.page.signIn(EMAILS[1]);
      await world.settle();
      await work(world);
      await world.end();
    } finally {
      timers.uninstall();
    }
  }

  /** Returns a unique name. */
  newName(what: string): string {
    this.#names += 1;
    return `${what} ${this.#names}`;
  }

  /** Waits until all requests have settled, and checks their effects. */
  async settle(): Promise<void> {
    await this.host.settle();
    this.ledger.settle();
    for (const tab of this.tabs) tab.checkTyped();
    const [violation] = this.ledger.violations;
    if (violation !== undefined) throw new Error(violation);
  }

  pass(milliseconds: number): void {
    this.timers.tick(milliseconds);
    this.clock.advance(milliseconds);
  }

  /** Responds to all requests, and waits until deletions can't be undone. */
  private async end(): Promise<void> {
    this.host.isOffline = false;
    while (this.host.isHolding) {
      this.host.release();
      await this.settle();
    }
    this.pass(10_000);
    await this.settle();
  }
}
