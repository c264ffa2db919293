import { DAY, HOUR } from '../db/durations.ts';
import { faker } from '@faker-js/faker/locale/en';
import type {
  AgentRow,
  CallRow,
  CompanyRow,
  PosConnectionRow,
  Minutes,
  OrderRow,
  PhoneNumberRow,
} from '../db/tables.ts';
import { callsOf, conversationsOf } from './calls.ts';
import { DEMO_SEED } from './demoSeedNumber.ts';
import { deploymentsUntil } from './deployments.ts';
import { callOfOrder } from './orderCalls.ts';
import { ordersOf } from './orders.ts';
import { colleaguesOf, membershipsOf, personaRows } from './people.ts';
import { restaurants, type Restaurant } from './restaurants.ts';
import { seedOf, type Seed } from '../db/seed.ts';
import { demoSettings } from './settings.ts';

const WRITTEN_FOR = '2026-01-15T20:00:00.000Z';

/**
 * Generates three restaurants with people, calls, agents, and orders. The same seed always gives the same
 * rows. Browsers load the generated rows, and load faker only for another seed.
 * @param number the random seed
 */
export function demoSeed(number: number = DEMO_SEED): Seed {
  faker.seed(number);
  const writtenFor = Date.parse(WRITTEN_FOR);
  faker.setDefaultRefDate(writtenFor);

  const worlds = restaurants.map((restaurant, index) => {
    const colleagues = colleaguesOf(restaurant, 100 * (index + 1));
    const phoneNumbers = phoneNumbersOf(restaurant);
    const calls = callsOf(restaurant, phoneNumbers, writtenFor);
    const company = companyOf(restaurant, calls, writtenFor);
    return {
      users: colleagues,
      memberships: membershipsOf(restaurant, colleagues, writtenFor),
      companies: [company],
      phoneNumbers,
      calls,
      agents: agentsOf(restaurant),
      conversations: restaurant.agents.flatMap((agent) => conversationsOf(restaurant, agent, writtenFor)),
      orders: ordersOf(company, restaurant.orders, writtenFor, number - DEMO_SEED),
      connections: connectionsOf(restaurant),
    };
  });

  const companies = worlds.flatMap((world) => world.companies);
  const rows = {
    users: [...personaRows, ...worlds.flatMap(({ users }) => users)],
    memberships: worlds.flatMap(({ memberships }) => memberships),
    companies,
    ...demoSettings(companies, writtenFor),
    deployments: deploymentsUntil(writtenFor),
    phoneNumbers: worlds.flatMap(({ phoneNumbers }) => phoneNumbers),
    calls: worlds.flatMap(({ calls }) => calls),
    agents: worlds.flatMap(({ agents }) => agents),
    conversations: worlds.flatMap(({ conversations }) => conversations),
    orders: worlds.flatMap(({ orders }) => orders),
    connections: worlds.flatMap(({ connections }) => connections),
  };
  // last, so that the other rows don't depend on these orders
  const [restaurant] = restaurants;
  const [line] = rows.phoneNumbers;
  const placed =
    restaurant && line
      ? rows.orders
          .filter(isRecentOf(restaurant, writtenFor))
          .map((order) => callOfOrder(order, restaurant, line.id))
      : [];
  const changed = new Map(placed.map(({ order }) => [order.id, order]));
  rows.orders = rows.orders.map((order) => changed.get(order.id) ?? order);
  rows.calls.push(...placed.map(({ call }) => call));
  const hoursOf = restaurants.map(({ company, hours }) => [company.id, hours] as const);
  return { ...seedOf(WRITTEN_FOR, rows), hours: Object.fromEntries(hoursOf) };
}

/** Whether an order is from the last hour. The call list contains the calls behind such orders. */
const isRecentOf =
  ({ company }: Restaurant, writtenFor: number) =>
  ({ companyId, timestamp }: OrderRow) =>
    companyId === company.id && writtenFor - Date.parse(timestamp) < HOUR;

function companyOf(restaurant: Restaurant, calls: readonly CallRow[], writtenFor: number): CompanyRow {
  return {
    ...restaurant.company,
    minutes: minutesOf(restaurant, calls, writtenFor),
    menuData: menuDataOf(restaurant),
  };
}

/** Counts minutes up to yesterday by the console's rule. A recalculation then adds only one day's calls. */
function minutesOf(
  { totalMinutes, earlierMinutes }: Restaurant,
  calls: readonly CallRow[],
  writtenFor: number,
): Minutes {
  const lastChecked = writtenFor - DAY;
  const counted = calls.filter(({ startedAt }) => Date.parse(startedAt) <= lastChecked);
  return {
    totalCredits: totalMinutes,
    usedCredits: counted.reduce((sum, call) => sum + minutesOfCall(call), earlierMinutes),
    creditHistory: [
      {
        date: new Date(writtenFor - 14 * DAY).toISOString(),
        credits: totalMinutes,
        reason: 'Monthly minutes',
      },
    ],
    lastCheckedDate: new Date(lastChecked).toISOString(),
  };
}

function minutesOfCall({ startedAt, endedAt }: CallRow): number {
  if (endedAt === null) return 0;
  return Math.ceil(Math.ceil((Date.parse(endedAt) - Date.parse(startedAt)) / 1000) / 60);
}

function menuDataOf({ company, dishes }: Restaurant) {
  const sections = ['appetizers', 'entrees', 'desserts', 'beverages'] as const;
  const inSection = (section: string) =>
    dishes
      .filter((dish) => dish.section === section)
      .map(({ name, description, price }) => ({ name, description, price }));
  return {
    businessName: company.name,
    contactInformation: { phone: company.phone, email: company.email },
    menu: Object.fromEntries(sections.map((section) => [section, inSection(section)])),
  };
}

function phoneNumbersOf({ company, phoneNumbers }: Restaurant): PhoneNumberRow[] {
  return phoneNumbers.map((phoneNumber, index) => ({
    id: `${company.id}-phone-${index + 1}`,
    companyId: company.id,
    phoneNumber,
  }));
}

function agentsOf({ company, agents, phoneNumbers }: Restaurant): AgentRow[] {
  return agents.map(({ id, provider, name, label, conversations }, index) => ({
    id,
    companyId: company.id,
    provider,
    name,
    createdAt: new Date(Date.parse(company.createdAt) + (index + 1) * DAY).toISOString(),
    phoneNumbers:
      conversations > 0 ? [{ label, phoneNumber: phoneNumbers[index % phoneNumbers.length] ?? '' }] : [],
  }));
}

function connectionsOf({ company, connections }: Restaurant): PosConnectionRow[] {
  return connections.map(({ provider, merchantId }) => ({
    id: `${company.id}-${provider}`,
    companyId: company.id,
    provider,
    merchantId,
  }));
}
