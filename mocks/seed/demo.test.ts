import { DAY } from '../db/durations.ts';
import { describe, expect, it } from 'vitest';
import { createDb } from '../db/db.ts';
import { demoSeed } from './demo.ts';
import { personas } from './personas.ts';
import { restaurants } from './restaurants.ts';
import { withDatesRelativeTo, seedOf } from '../db/seed.ts';

const seed = demoSeed();

async function seeded(instant = seed.writtenFor) {
  const restored = createDb();
  await restored.restore(withDatesRelativeTo(seed, instant));
  return restored;
}
const db = await seeded();

describe('demoSeed', () => {
  it('is deterministic', () => {
    expect(demoSeed()).toEqual(demoSeed());
  });

  it('generates other people, calls, and orders for another seed, but keeps the IDs in URLs', () => {
    const [demo, other] = [demoSeed(), demoSeed(7)];
    expect(demoSeed(7)).toEqual(other);
    for (const table of ['users', 'calls', 'conversations', 'orders'] as const) {
      expect(other.tables[table]).not.toBe(demo.tables[table]);
    }
    const addresses = ({ tables }: typeof demo) =>
      (JSON.parse(tables.companies ?? '') as { id: string }[]).map(({ id }) => id);
    expect(addresses(other)).toEqual(addresses(demo));
    for (const { email } of personas) expect(other.tables.users).toContain(email);
  });

  it('has unique IDs', () => {
    for (const text of Object.values(demoSeed().tables)) {
      const ids = (JSON.parse(text) as { id: string }[]).map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)]);
    }
  });

  it('has unique emails', () => {
    const emails = db.users.all().map(({ email }) => email);
    expect(emails).toEqual([...new Set(emails)]);
  });

  it('refers only to existing rows', () => {
    const missing = [
      ...db.memberships
        .all()
        .filter(({ userId, companyId }) => !db.users.find(userId) || !db.companies.find(companyId)),
      ...db.calls.all().filter(({ phoneNumberId }) => !db.phoneNumbers.find(phoneNumberId)),
      ...db.conversations.all().filter(({ agentId }) => !db.agents.find(agentId)),
      ...db.orders.all().filter(({ companyId }) => !db.companies.find(companyId)),
      ...db.deployments.all().filter(({ companyId }) => !db.companies.find(companyId)),
      ...db.connections.all().filter(({ companyId }) => !db.companies.find(companyId)),
    ];
    expect(missing).toEqual([]);
  });

  it('has the personas with their roles', () => {
    for (const { email, roles } of personas) {
      const [user] = db.users.where({ email });
      const memberships = db.memberships.where({ userId: user?.id ?? '' });
      expect(Object.fromEntries(memberships.map(({ companyId, role }) => [companyId, role]))).toEqual(roles);
    }
  });

  it('has one owner for each restaurant', () => {
    for (const { id } of db.companies.all()) {
      expect(db.memberships.where({ companyId: id }).filter(({ role }) => role === 'owner')).toHaveLength(1);
    }
  });

  it('covers green, amber, and red minutes usage', () => {
    const used = db.companies
      .all()
      .map(({ minutes }) => (minutes ? minutes.usedCredits / minutes.totalCredits : 0));
    expect(used.map((share) => (share <= 0.6 ? 'green' : share <= 0.8 ? 'amber' : 'red'))).toEqual([
      'amber',
      'green',
      'red',
    ]);
  });

  it('has two weeks of calls, and leaves out fields of some calls', () => {
    const { writtenFor } = seed;
    const calls = db.calls.all();
    const ages = calls.map(({ startedAt }) => (writtenFor - Date.parse(startedAt)) / DAY);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeLessThan(15);
    expect(calls.some(({ endedAt }) => endedAt === null)).toBe(true);
    expect(calls.some(({ summary }) => summary === null)).toBe(true);
    expect(calls.some(({ recordingUrl }) => recordingUrl === null)).toBe(true);
    const forms = new Set(calls.map(({ successEvaluation }) => successEvaluation));
    expect(forms).toEqual(
      new Set([
        'true',
        'excellent',
        9,
        'pass',
        '92%',
        '8',
        null,
        'good',
        6,
        'fair',
        '65%',
        'unclear',
        'false',
        2,
        'poor',
        '30%',
        'fail',
      ]),
    );
  });
});

describe('Demo settings', () => {
  it('have three pending changes with their field changes', () => {
    const changes = db.pendingChanges.all();
    expect(changes.map(({ kind }) => kind)).toEqual(['menu', 'voice', 'telephony']);
    for (const { fieldChanges } of changes) expect(fieldChanges.length).toBeGreaterThan(0);
  });

  it('have a realistic menu', () => {
    const categories = db.settings.find('trattoria-aurora')?.menu?.categories ?? [];
    const items = categories.flatMap((category) => category.items);
    expect(categories).toHaveLength(6);
    expect(items).toHaveLength(36);
    expect(new Set(items.map(({ id }) => id)).size).toBe(36);
    expect(items.filter(({ availability }) => !availability.isAvailable)).toHaveLength(3);
    expect(items.some(({ availability }) => availability.availableDays.length < 7)).toBe(true);
    // the same prices as in the restaurant's list of dishes
    const aurora = restaurants.find(({ company }) => company.id === 'trattoria-aurora');
    for (const { name, price } of aurora?.dishes ?? []) {
      expect(items.find((item) => item.name === name)?.price).toBe(price);
    }
  });

  it('have deployments with every outcome, some of which can be reverted', () => {
    const deployments = db.deployments.where({ companyId: 'trattoria-aurora' });
    expect(new Set(deployments.map(({ status }) => status))).toEqual(
      new Set(['success', 'failed', 'partial']),
    );
    expect(deployments.filter(({ rollbackAvailable }) => rollbackAvailable)).toHaveLength(2);
  });
});

describe('Demo orders', () => {
  const orders = () => db.orders.all();
  const agesInDays = (companyId: string) =>
    db.orders.where({ companyId }).map(({ timestamp }) => (seed.writtenFor - Date.parse(timestamp)) / DAY);

  it('cover a hundred days up to minutes ago, oldest first', () => {
    for (const { id } of db.companies.all()) {
      const ages = agesInDays(id);
      expect(ages).toEqual(ages.toSorted((a, b) => b - a));
      expect(ages.at(-1)).toBeLessThan(0.01);
      expect(ages[0]).toBeCloseTo(100, 0);
    }
  });

  it('include several from today and yesterday', () => {
    const recent = agesInDays('trattoria-aurora').filter((age) => age < 1.5);
    expect(recent.length).toBeGreaterThan(6);
  });

  it('are printed except for a few, with unique numbers', () => {
    const unprinted = orders().filter(({ isPrinted }) => !isPrinted);
    expect(unprinted).toHaveLength(9);
    const numbers = orders().map(({ companyId, orderNumber }) => companyId + orderNumber);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('have both kinds of line break in tickets', () => {
    const real = orders().filter(({ details }) => details.includes('\n'));
    const literal = orders().filter(({ details }) => details.includes('\\n'));
    expect(Math.min(real.length, literal.length)).toBeGreaterThan(10);
    expect(real.length + literal.length).toBe(orders().length);
  });
});

describe('withDatesRelativeTo', () => {
  it('shifts every date by the same distance', async () => {
    const weekLater = seed.writtenFor + 7 * DAY;
    const before = db.calls.all();
    const after = (await seeded(weekLater)).calls.all();
    const moved = after.map(
      ({ startedAt }, index) => Date.parse(startedAt) - Date.parse(before[index]?.startedAt ?? ''),
    );
    expect(new Set(moved)).toEqual(new Set([7 * DAY]));
  });

  it('leaves other values unchanged, including dates inside text', async () => {
    const dated = seedOf('2026-01-15T20:00:00.000Z', {
      phoneNumbers: [{ id: 'p1', companyId: '2026-01-15', phoneNumber: 'at 2026-01-15T20:00:00.000Z' }],
    });
    const other = createDb();
    await other.restore(withDatesRelativeTo(dated, dated.writtenFor + DAY));
    expect(other.phoneNumbers.find('p1')).toEqual({
      id: 'p1',
      companyId: '2026-01-15',
      phoneNumber: 'at 2026-01-15T20:00:00.000Z',
    });
  });
});

describe('A believable demo', () => {
  const messagesOf = () => {
    return [
      ...db.calls.all().map(({ messages }) => messages.map(({ message }) => message)),
      ...db.conversations.all().map(({ transcript }) => transcript.map(({ message }) => message)),
    ];
  };

  it('offers vegans only dishes without milk, eggs, meat, or fish', () => {
    const items = db.settings
      .find('trattoria-aurora')
      ?.menu?.categories.flatMap((category) => category.items);
    const vegan = items?.filter(({ dietary }) => dietary.some(({ type }) => type === 'vegan')) ?? [];
    expect(vegan.length).toBeGreaterThan(3);
    for (const { description, dietary } of vegan) {
      expect(description).not.toMatch(
        /mozzarella|parmesan|pecorino|ricotta|cream|butter|burrata|beef|salami/i,
      );
      expect(dietary.map(({ type }) => type)).toContain('dairy-free');
    }
    for (const { facts, dishes } of restaurants) {
      const offered = dishes.filter(({ name }) => facts.vegan?.toLowerCase().includes(name.toLowerCase()));
      expect(offered.every(({ description }) => description.includes('vegan'))).toBe(true);
      expect(facts.vegan ?? '').not.toMatch(/burrata|parmesan|paneer|lassi|butter chicken/i);
    }
  });

  it("has dialogues about the restaurant's own dishes, with every placeholder filled", () => {
    const lines = messagesOf().flat();
    expect(lines.length).toBeGreaterThan(500);
    for (const line of lines) expect(line).not.toMatch(/[{}]|undefined|lorem|todo/i);
    for (const { facts } of restaurants)
      expect(Object.values(facts).every((fact) => fact.length > 5)).toBe(true);
  });

  it('has summaries with the same names and dishes as the transcripts', () => {
    const ordered = db.calls.all().filter(({ summary }) => summary?.includes(' for pickup, $'));
    expect(ordered.length).toBeGreaterThan(3);
    for (const { summary, messages } of ordered) {
      const [, name = '', dish = '', total = ''] =
        /^(\S+) ordered (.+) and .+, (\$\d+)\.$/.exec(summary ?? '') ?? [];
      const text = messages.map(({ message }) => message).join('\n');
      for (const part of [name, dish, total]) expect(text).toContain(part);
    }
  });

  it('has calls of a realistic length, with reserved phone numbers', () => {
    const seconds = db.calls
      .all()
      .flatMap(({ startedAt, endedAt }) =>
        endedAt ? [(Date.parse(endedAt) - Date.parse(startedAt)) / 1000] : [],
      );
    expect(Math.min(...seconds)).toBeGreaterThan(8);
    expect(Math.max(...seconds)).toBeLessThan(240);
    for (const { phoneNumber } of db.phoneNumbers.all()) expect(phoneNumber).toMatch(/^\+1\d{3}55501\d\d$/);
  });

  it('has order totals that add up, without alcohol', () => {
    for (const { details } of db.orders.all()) {
      const text = details.replaceAll('\\n', '\n');
      const sums = [...text.matchAll(/^.+ (\d+\.\d\d)$/gm)].map(([, sum]) => Number(sum));
      expect(Number(/^TOTAL +\$(\d+\.\d\d)$/m.exec(text)?.[1])).toBe(
        sums.reduce((one, other) => one + other, 0),
      );
      expect(text).not.toMatch(/chianti|pinot|negroni/i);
      expect(text).toMatch(/^(PICKUP IN \d+ MIN|DELIVERY \d+ )/);
      expect(text).toMatch(/\(\d{3}\) 555-01\d\d$/m);
    }
  });
});
