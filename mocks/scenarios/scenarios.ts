import type { Db } from '../db/db.ts';
import type { Faults } from '../faults/faults.ts';
import {
  createScenarioContext,
  type ScenarioParams,
  type ScenarioValues,
  type ScenarioContext,
} from './scenarioContext.ts';
import { agentStates } from './states/agents.ts';
import { busyRestaurantStates } from './states/busy.ts';
import { companyStates } from './states/companies.ts';
import { instructionsStates } from './states/instructions.ts';
import { menuStates } from './states/menus.ts';
import { lifecycleStates } from './states/lifecycle.ts';
import { orderStates } from './states/orders.ts';
import { restaurantStates } from './states/restaurants.ts';
import { sessionStates } from './states/session.ts';
import { settingsStates } from './states/settings.ts';
import type { State } from './states/state.ts';

/**
 * Named backend states: the `given` of a contract, the setup of a browser test, or the `?scenario=` of a
 * bug report. Each state starts from an empty database and returns the values needed to use it. These
 * include `accessToken` and `refreshCookie` if requests need a session.
 */
const states = {
  ...sessionStates,
  ...companyStates,
  ...restaurantStates,
  ...instructionsStates,
  ...menuStates,
  ...agentStates,
  ...orderStates,
  ...settingsStates,
  ...lifecycleStates,
  ...busyRestaurantStates,
} satisfies Record<string, State>;

/** Faults on top of the current state, with a signed-in user. */
const transientScenarios = {
  'the server is failing': (faults) => faults.next({ status: 500, message: 'The kitchen is on fire' }),
  'a revoked session': (faults) => faults.next({ status: 403 }, 'POST /api/users/refresh-token'),
  'a session that gets no new access token': (faults) =>
    faults.next({ json: {} }, 'POST /api/users/refresh-token'),
} satisfies Record<string, (faults: Faults) => void>;

export type ScenarioName = keyof typeof states | keyof typeof transientScenarios;

export const SCENARIO_NAMES = [
  ...Object.keys(states),
  ...Object.keys(transientScenarios),
] as readonly ScenarioName[];

export function isScenarioName(name: unknown): name is ScenarioName {
  return SCENARIO_NAMES.some((known) => known === name);
}

export interface Scene {
  readonly db: Db;
  readonly faults: Faults;
  /** The current time in epoch milliseconds. */
  readonly now: () => number;
}

/** Puts the backend into a scenario. */
export async function playScenario(
  { db, faults, now }: Scene,
  name: ScenarioName,
  params: ScenarioParams,
): Promise<ScenarioValues> {
  const context = createScenarioContext(now, params);
  if (isTransient(name)) {
    transientScenarios[name](faults);
    const values = context.signIn(context.user());
    await addMissing(db, context);
    return values;
  }
  faults.clear();
  const values = await states[name](context);
  await db.replace(context.rows);
  for (const { fault, pattern } of context.faults) faults.always(fault, pattern);
  return values;
}

/** Adds rows that don't exist yet. The user of a transient scenario may already be signed in. */
async function addMissing(
  db: Db,
  { rows: { users = [], sessions = [], accessTokens = [] } }: ScenarioContext,
) {
  for (const row of users) if (!db.users.find(row.id)) await db.users.insert(row);
  for (const row of sessions) if (!db.sessions.find(row.id)) await db.sessions.insert(row);
  for (const row of accessTokens) if (!db.accessTokens.find(row.id)) await db.accessTokens.insert(row);
}

/** Whether the scenario only adds a fault to the current state. */
export function isTransient(name: ScenarioName): name is keyof typeof transientScenarios {
  return name in transientScenarios;
}
