import { SECOND } from '../../db/durations.ts';
import { describe, expect, it } from 'vitest';
import { createBackend } from '../../backend.ts';
import { demoSeed } from '../../seed/demo.ts';

const COMPANY = 'trattoria-aurora';

async function start(ordersPaused = false) {
  let now = Date.parse('2026-03-01T18:00:00.000Z');
  const backend = createBackend({ seed: demoSeed(), now: () => now, ordersPaused });
  await backend.warmUp();
  const orders = () => backend.db.orders.where({ companyId: COMPANY });
  return {
    backend,
    orders,
    newest: () => orders().at(-1),
    /** Advances the clock and processes due orders every five seconds, as the hosts do. */
    async pass(seconds: number) {
      for (let passed = 0; passed < seconds; passed += 5) {
        now += 5 * SECOND;
        await backend.processDueOrders();
      }
    },
    skip: (seconds: number) => void (now += seconds * SECOND),
  };
}

describe('Simulated orders', () => {
  it('arrive every 25 to 40 seconds at every company', async () => {
    const { backend, orders, pass } = await start();
    const before = backend.db.orders.all().length;
    const seeded = orders().length;
    await pass(600);
    const times = orders()
      .slice(seeded)
      .map(({ timestamp }) => Date.parse(timestamp) / SECOND);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(25);
    // gaps are at most 40 seconds, plus one step of five seconds
    expect(Math.max(...gaps)).toBeLessThanOrEqual(45);
    expect(backend.db.orders.all().length - before).toBeGreaterThan(2 * times.length);
  });

  it('have consecutive numbers and items from the menu', async () => {
    const { newest, pass } = await start();
    await pass(45);
    expect(newest()).toMatchObject({ orderNumber: '1047', isPrinted: false });
    expect(newest()?.details).toMatch(
      /\d x (Burrata|Arancini|Tagliatelle|Pizza|Branzino|Tiramisù|Sparkling|Chianti)/,
    );
  });

  it('print after 15 seconds', async () => {
    const { backend, newest, pass } = await start();
    const number = await backend.addOrder(COMPANY);
    await pass(10);
    expect(newest()).toMatchObject({ orderNumber: number, isPrinted: false });
    await pass(5);
    expect(newest()).toMatchObject({ orderNumber: number, isPrinted: true });
  });

  it("don't catch up after an hour in which the simulation didn't run", async () => {
    const { orders, pass, skip } = await start();
    const before = orders().length;
    skip(3600);
    await pass(5);
    expect(orders().length - before).toBe(1);
  });

  it("don't print while the printer is out of paper", async () => {
    const { backend, orders, pass } = await start();
    await pass(120);
    const unprinted = orders().filter(({ isPrinted, printsAt }) => !isPrinted && printsAt === null);
    expect(unprinted).toHaveLength(2);
    await backend.printOrder(COMPANY, unprinted[0]?.orderNumber ?? '');
    expect(orders().filter(({ isPrinted, printsAt }) => !isPrinted && printsAt === null)).toHaveLength(1);
  });

  it('arrive only at companies that have had orders', async () => {
    const { backend, orders, pass } = await start();
    for (const { id } of orders()) backend.db.orders.remove(id);
    await pass(120);
    expect(orders()).toEqual([]);
  });

  it('pause on request and during a scenario, until a reset', async () => {
    const { backend, orders, pass } = await start();
    const before = orders();
    backend.ordersPaused = true;
    await pass(120);
    expect(orders()).toEqual(before);

    backend.ordersPaused = false;
    await backend.scenario('a company with orders');
    expect(backend.ordersPaused).toBe(true);
    await backend.reset();
    expect(backend.ordersPaused).toBe(false);
  });

  it('are off by default', async () => {
    expect(createBackend({ seed: demoSeed() }).ordersPaused).toBe(true);
  });
});

describe('An order added by hand', () => {
  it('arrives even while orders are paused or the company has no menu and no orders', async () => {
    const { backend, newest } = await start(true);
    for (const { id } of backend.db.orders.all()) backend.db.orders.remove(id);
    await backend.db.companies.update(COMPANY, { menuData: null });
    expect(await backend.addOrder(COMPANY)).toBe('1001');
    expect(newest()?.details).toMatch(/TOTAL +\$\d+\.00/);
  });

  it('requires an existing company, and printing requires an existing order', async () => {
    const { backend } = await start();
    await expect(backend.addOrder('nowhere')).rejects.toThrow('Unknown company nowhere');
    await expect(backend.printOrder(COMPANY, '7')).rejects.toThrow('Unknown order 7');
  });
});
