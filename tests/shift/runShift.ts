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

/** How far the clock moves at once: finer while something is wrong, so that each retry has its time. */
const CALM_STEP = 10 * SECOND;
const TROUBLED_STEP = 2 * SECOND;
/** How long after an incident it still moves in small steps: the slowest recovery. */
const AFTERMATH = 6 * MINUTE;

/** When the heap is measured first. By then, most of the code has been loaded. */
const WARM_MINUTE = 60;
const HEAP_LIMIT_MB = 10;

/** Real milliseconds within which the local host responds. */
const RESPONSE_LIMIT = 20_000;
/** Real milliseconds after which a read without a response must be waiting in the browser. */
const QUEUED_AFTER = 500;

export interface ShiftSetup {
  readonly browser: Browser;
  /** Folder of the app, built for the address of the host's connection. */
  readonly build: string;
  readonly host: ShiftHost;
}

export interface ShiftResult {
  readonly seed: number;
  readonly orders: number;
  /** Orders that took more than a minute, because the outage before them was longer. */
  readonly afterLongOutages: number;
  /** The longest time to an order that could be delivered, in seconds. */
  readonly slowest: number;
  readonly refreshes: number;
  /** Megabytes from the second hour to the end, without compiled code. Undefined after a short shift. */
  readonly grown: number | undefined;
  /** What must not happen. Each names its minute and what was going on. */
  readonly problems: readonly string[];
}

/** Works a shift on the orders page by a plan, on a fast clock, and watches what a kitchen depends on. */
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
  /** Until when the clock moves in small steps. */
  #troubledUntil = 0;
  #companyId = '';
  /** Whether the page counted an unreadable order since the host sends one. */
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
    // a tab without sound reloads for the release automatically, and announces no order that arrived before
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

  /** Whether an order that the host has can reach the kitchen. */
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
        // the next press brings the bell back
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

  /** Waits until every call has its response, except for those that never will. */
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
    // Chromium queues a read behind one of the same address that hangs
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

  /** Another tab may be the one that was sent the row. */
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

/** What the page shows. Runs in it. */
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
