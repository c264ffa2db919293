import type { Browser, Request } from '@playwright/test';
import { Probe } from '#tests/bench/Probe.ts';
import { BackendOverHttp } from '#tests/e2e/support/BackendOverHttp.ts';
import { Device, unlessReloaded, type Tab } from './Device.ts';
import { OrderWatch } from './OrderWatch.ts';
import type { ShiftHost } from './ShiftHost.ts';
import { planShift, type Incident, type PlannedIncident, type ShiftPlan } from './shiftPlan.ts';
import { serveSwitchable, type SwitchableSite } from './SwitchableSite.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The clock's step. The step is smaller during a failure, so that each retry has its own step. */
const CALM_STEP = 10 * SECOND;
const TROUBLED_STEP = 2 * SECOND;
/** How long the steps stay small after an incident: as long as the slowest recovery. */
const AFTERMATH = 6 * MINUTE;

/** The minute at which the heap is measured first. By then, most code has loaded. */
const WARM_MINUTE = 60;
const HEAP_LIMIT_MB = 10;

/** The time within which the local host responds, in real milliseconds. */
const RESPONSE_LIMIT = 20_000;
/** After this time, in real milliseconds, a read without a response is queued in the browser. */
const QUEUED_AFTER = 500;

export interface ShiftSetup {
  readonly browser: Browser;
  /** The folder of the app, built for the address of the connection. */
  readonly build: string;
  readonly host: ShiftHost;
}

export interface ShiftResult {
  readonly seed: number;
  readonly orders: number;
  /** The number of orders that took more than a minute after a longer outage. */
  readonly afterLongOutages: number;
  /** The longest time in seconds that an order took, counted from when a delivery was possible. */
  readonly slowest: number;
  readonly refreshes: number;
  /** The heap's growth in megabytes, without compiled code. Undefined after a short shift. */
  readonly grown: number | undefined;
  /** Problems, each with the minute and the current incidents. */
  readonly problems: readonly string[];
}

/** Runs a planned shift on the orders page with a fast clock. Checks everything that a kitchen relies on. */
export async function runShift(
  { browser, build, host }: ShiftSetup,
  seed: number,
  minutes: number,
): Promise<ShiftResult> {
  const site = await serveSwitchable(build);
  const device = await Device.start(browser, site.origin);
  try {
    return await new Shift(planShift(seed, minutes), host, site, device).work();
  } finally {
    await device.close();
    await site.close();
  }
}

class Shift {
  readonly #plan: ShiftPlan;
  readonly #host: ShiftHost;
  readonly #site: SwitchableSite;
  readonly #device: Device;
  readonly #problems = new Set<string>();
  readonly #active = new Set<PlannedIncident>();
  readonly #watch = new OrderWatch();
  /** Milliseconds since the start. */
  #at = 0;
  /** The time until which the clock moves in smaller steps. */
  #troubledUntil = 0;
  #companyId = '';
  /** Whether the page has counted the unreadable order that the host is sending. */
  #wasBadRowCounted = false;
  #second: Tab | undefined;

  constructor(plan: ShiftPlan, host: ShiftHost, site: SwitchableSite, device: Device) {
    this.#plan = plan;
    this.#host = host;
    this.#site = site;
    this.#device = device;
  }

  async work(): Promise<ShiftResult> {
    const kitchen = await this.open();
    const probe = await Probe.of(kitchen.page);
    const orders = [...this.#plan.orders];
    const incidents = [...this.#plan.incidents];
    let warm: number | undefined;
    while (this.minute < this.#plan.minutes) {
      for (const over of [...this.#active].filter(({ to }) => to <= this.minute))
        await this.end(over, kitchen);
      while (incidents[0] && incidents[0].from <= this.minute) await this.begin(incidents.shift(), kitchen);
      while (orders[0] !== undefined && orders[0] <= this.minute) {
        orders.shift();
        this.#watch.arrives(await this.#host.server.backend.addOrder(this.#companyId), this.#at);
      }
      await this.step(kitchen);
      if (warm === undefined && this.minute >= WARM_MINUTE) warm = (await probe.heapByKind()).objects;
    }
    const grown = warm === undefined ? undefined : (await probe.heapByKind()).objects - warm;
    return this.result(kitchen, grown);
  }

  private get minute(): number {
    return this.#at / MINUTE;
  }

  private async open(): Promise<Tab> {
    const { server, connection } = this.#host;
    this.#host.now = this.#plan.startsAt;
    connection.end();
    const {
      companyId = '',
      email = '',
      password = '',
    } = await server.backend.scenario('a company with orders');
    this.#companyId = companyId;
    const tab = await this.#device.openTab(this.#host.now);
    const backend = new BackendOverHttp(tab.page, server.url, this.#site.origin);
    await backend.openAs({ email, password }, `/company/${companyId}/orders`);
    await tab.page.getByRole('article').first().waitFor();
    if (this.#plan.hasSound) await tab.page.getByRole('button', { name: 'New-order sound' }).click();
    return tab;
  }

  private result(kitchen: Tab, grown: number | undefined): ShiftResult {
    const { delivered, waiting, arrived } = this.#watch;
    for (const number of waiting) this.problem(`order ${number} never appeared`);
    for (const error of this.#device.errors) this.problem(`uncaught error: ${error}`);
    // without sound, a tab reloads for a new release, and doesn't announce orders from before the reload
    const isComplete = kitchen.announced === arrived || (!this.#plan.hasSound && kitchen.announced < arrived);
    if (!isComplete) this.problem(`${kitchen.announced} of ${arrived} orders announced`);
    if (grown !== undefined && grown > HEAP_LIMIT_MB) this.problem(`the heap grew by ${grown.toFixed(1)} MB`);
    const seconds = delivered.map((ms) => ms / SECOND);
    return {
      seed: this.#plan.seed,
      orders: delivered.length,
      afterLongOutages: seconds.filter((each) => each > 60).length,
      slowest: Math.max(...seconds),
      refreshes: this.#device.refreshes,
      grown,
      problems: [...this.#problems],
    };
  }

  private problem(text: string): void {
    const during = [...this.#active].map(({ incident }) => titleOf(incident)).join(', ') || 'nothing else';
    this.#problems.add(`${text} (minute ${this.minute.toFixed(1)}, during ${during})`);
  }

  private isOngoing(...kinds: readonly Incident['kind'][]): boolean {
    return [...this.#active].some(({ incident }) => kinds.includes(incident.kind));
  }

  /** Whether a new order at the host can reach the kitchen. */
  private get canDeliver(): boolean {
    if (this.isOngoing('trouble', 'offline', 'sleep')) return false;
    return this.#plan.hasSound || !this.isOngoing('hidden');
  }

  private async begin(planned: PlannedIncident | undefined, { page }: Tab): Promise<void> {
    if (!planned) return;
    const { incident } = planned;
    this.#active.add(planned);
    switch (incident.kind) {
      case 'trouble':
        this.#host.connection.start(incident.trouble, incident.scope);
        this.#wasBadRowCounted = false;
        break;
      case 'offline':
        await this.#device.setOffline(true);
        break;
      case 'hidden':
        await page.evaluate(() => window.device.setHidden(true));
        break;
      case 'clock':
        await this.#device.setClock(this.#host.now + incident.byMinutes * MINUTE);
        break;
      case 'no sound':
        await this.#device.setAudio(false);
        break;
      case 'second tab':
        if (!this.isOngoing('offline', 'sleep')) await this.openSecond(incident.page);
        break;
      case 'release':
        this.#site.release();
        break;
      default:
    }
    this.#watch.note(this.canDeliver, this.#at);
  }

  private async end(planned: PlannedIncident, { page }: Tab): Promise<void> {
    const { incident } = planned;
    switch (incident.kind) {
      case 'trouble':
        this.checkBadRow();
        this.#host.connection.end();
        break;
      case 'offline':
        await this.#device.setOffline(false);
        break;
      case 'hidden':
        await page.evaluate(() => window.device.setHidden(false));
        break;
      case 'clock':
        await this.#device.setClock(this.#host.now);
        break;
      case 'no sound':
        await this.#device.setAudio(true);
        // the next click turns the bell on again
        await page.mouse.click(640, 5);
        break;
      case 'second tab':
        await this.closeSecond();
        break;
      default:
    }
    this.#active.delete(planned);
    this.#watch.note(this.canDeliver, this.#at);
  }

  private async step(kitchen: Tab): Promise<void> {
    if (this.#active.size > 0) this.#troubledUntil = this.#at + AFTERMATH;
    const ms = this.#at < this.#troubledUntil ? TROUBLED_STEP : CALM_STEP;
    this.#host.now += ms;
    this.#at += ms;
    if (this.isOngoing('sleep')) await this.#device.sleep(ms);
    else await this.#device.pass(ms);
    await this.settle();
    await this.check(kitchen);
  }

  /** Waits until every request has a response, except requests that will never get one. */
  private async settle(): Promise<void> {
    const limit = Date.now() + RESPONSE_LIMIT;
    while (Date.now() < limit) {
      if (this.awaited().length === 0) return;
      await new Promise((resolve) => void setTimeout(resolve, 1));
    }
    if (!this.isOngoing('trouble', 'offline')) this.problem('a call without a response');
  }

  private awaited(): readonly Request[] {
    const held = new Set<string>();
    const others: (readonly [Request, number])[] = [];
    for (const [request, since] of this.#device.inFlight) {
      const isHeld = this.#host.connection.holds(request.method(), request.url(), since);
      if (isHeld) held.add(request.url());
      else others.push([request, since]);
    }
    // Chromium queues a read while an earlier read of the same address hangs
    const isQueued = (request: Request, since: number) =>
      held.has(request.url()) && Date.now() - since > QUEUED_AFTER;
    return others.filter((other) => !isQueued(...other)).map(([request]) => request);
  }

  private async check({ page }: Tab): Promise<void> {
    const state = await unlessReloaded(page, () => page.evaluate(readState));
    if (!state) return;
    const { path, numbers, hasCrashed, isBadRowCounted } = state;
    if (!path.endsWith('/orders')) throw new Error(`Left the orders for ${path}: ${this.moment}`);
    if (hasCrashed) throw new Error(`Crashed: ${this.moment}`);
    this.#wasBadRowCounted ||= isBadRowCounted;
    for (const late of this.#watch.shows(numbers, this.#at)) this.problem(late);
  }

  /** Checks that a tab counts the unreadable row. The host may have sent the row to another tab. */
  private checkBadRow(): void {
    const wasSent = this.#host.connection.sentBadRow && !this.#second;
    if (wasSent && !this.#wasBadRowCounted) this.problem('an unreadable order is not counted');
  }

  private get moment(): string {
    return `seed ${this.#plan.seed}, minute ${this.minute.toFixed(1)}`;
  }

  private async openSecond(kind: 'orders' | 'restaurant'): Promise<void> {
    this.#second = await this.#device.openTab(this.#host.now);
    await this.#second.page.goto(`/company/${this.#companyId}${kind === 'orders' ? '/orders' : ''}`);
  }

  private async closeSecond(): Promise<void> {
    if (!this.#second) return;
    const { pathname } = new URL(this.#second.page.url());
    if (!pathname.startsWith('/company/')) this.problem(`the second tab left for ${pathname}`);
    await this.#device.closeTab(this.#second);
    this.#second = undefined;
  }
}

/** Returns what the page shows. Runs in the page. */
const readState = () => ({
  path: location.pathname,
  numbers: Array.from(document.querySelectorAll('article h3'), ({ textContent }) => textContent.slice(1)),
  hasCrashed: /stopped working/i.test(document.body.textContent),
  isBadRowCounted: /1 order couldn.t be read/.test(document.body.textContent),
});

function titleOf(incident: Incident): string {
  if (incident.kind === 'trouble') return `${incident.trouble} on ${incident.scope}`;
  return incident.kind === 'clock' ? `clock ${incident.byMinutes} min` : incident.kind;
}
