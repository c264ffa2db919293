import { getResponse } from 'msw';
import { createFaults, faultResponse, isDelay, type Faults } from './faults/faults.ts';
import { agentHandlers } from './handlers/agents.ts';
import { billingHandlers } from './handlers/billing/billing.ts';
import { bookingHandlers } from './handlers/bookings.ts';
import { companyHandlers } from './handlers/companies.ts';
import { integrationHandlers } from './handlers/integrations.ts';
import { lazyHandlers } from './handlers/lazyHandlers.ts';
import { newRestaurantHandlers } from './handlers/restaurants/newRestaurants.ts';
import { orderHandlers } from './handlers/orders/orders.ts';
import { restaurantHandlers } from './handlers/restaurants/restaurants.ts';
import { userHandlers } from './handlers/users/users.ts';
import { withoutCallFrames } from './handlers/withoutCallFrames.ts';
import { createPersistentDb, type PersistentDb, type PersistentDbOptions } from './db/persistentDb.ts';
import { createOrderSimulation } from './handlers/orders/orderSimulation.ts';
import type { ScenarioName } from './scenarios/scenarios.ts';
import type { ScenarioParams, ScenarioValues } from './scenarios/scenarioContext.ts';
import type { Seed } from './db/seed.ts';
import { recordingHandlers } from './handlers/recordings.ts';
import { RECORDING_PATH } from './seed/recordings.ts';
import { createSessions } from './handlers/users/sessions.ts';
import { inMemoryStore } from './db/stateStore.ts';
import { createSessionLog, type SessionLog } from './voice/sessionLog.ts';

/** The controls of a running backend. The panel, the browser console, and the HTTP host share them. */
export interface BackendControls {
  readonly faults: Faults;
  readonly voiceSessions: SessionLog;
  /** Extra delay for every request, in milliseconds. */
  latencyMs: number;
  /** Whether simulated orders are paused. Every scenario pauses simulated orders. */
  ordersPaused: boolean;
  /** Adds an order now and returns its number. Rejects if the company doesn't exist. */
  addOrder(companyId: string): Promise<string>;
  /** Prints an order now. Rejects if the order doesn't exist. */
  printOrder(companyId: string, orderNumber: string): Promise<void>;
  /**
   * Puts the backend into a named scenario.
   * @returns the values of a contract's provider state
   */
  scenario(name: ScenarioName, params?: ScenarioParams): Promise<ScenarioValues>;
  /** Restores the seed with dates moved to the current time, and clears faults and latency. */
  reset(): Promise<void>;
  /** Expires every access token. Refresh tokens stay valid. */
  expireTokens(): Promise<void>;
}

export interface Backend extends BackendControls, PersistentDb {
  /**
   * Returns the response to an API request, or undefined for any other request. Rejects only on a bug in a
   * handler.
   */
  respond(request: Request): Promise<Response | undefined>;
  /** Adds and prints the simulated orders that are due. Does nothing while simulated orders are paused. */
  processDueOrders(): Promise<void>;
}

interface BackendOptions extends Partial<Omit<PersistentDbOptions, 'seed'>> {
  readonly seed: Seed;
  readonly latencyMs?: number;
  /** The app's address with a trailing slash. Defaults to the request's origin. */
  readonly appUrl?: string;
  readonly ordersPaused?: boolean;
}

/** Creates a mock backend. Backends share data only through a common store. */
export function createBackend({
  seed,
  now = () => Date.now(),
  latencyMs = 0,
  store = inMemoryStore(),
  appUrl,
  ordersPaused = true,
  inOpeningHours,
}: BackendOptions): Backend {
  const { db, transaction, warmUp, reset, replaceRows } = createPersistentDb({
    seed,
    store,
    now,
    inOpeningHours,
  });
  const sessions = createSessions(db, now);
  const faults = createFaults();
  const voiceSessions = createSessionLog();
  const kitchen = createOrderSimulation(db, now);
  const context = { db, sessions, now, appUrl };
  const handlers = withoutCallFrames(() => [
    ...userHandlers(context),
    // precedes the company handlers, because /api/companies/:id would match the ID 'restaurants'
    ...newRestaurantHandlers(context),
    ...restaurantHandlers(context),
    ...lazyHandlers(['*/api/companies/restaurants/:id/*', '*/api/voice/*'], async () => {
      const { settingsHandlers } = await import('./handlers/settings/settingsHandlers.ts');
      return withoutCallFrames(() => settingsHandlers(context));
    }),
    ...companyHandlers(context),
    ...agentHandlers(context),
    ...orderHandlers(context),
    ...billingHandlers(context),
    ...integrationHandlers(context),
    ...bookingHandlers(),
    ...recordingHandlers(context),
  ]);

  const backend: Backend = {
    db,
    faults,
    voiceSessions,
    latencyMs,
    ordersPaused,
    now,
    warmUp,
    transaction,
    replaceRows,
    async respond(request) {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith('/api/') && !pathname.endsWith(`/${RECORDING_PATH}`)) return undefined;
      const fault = faults.forRequest(request);
      await milliseconds(backend.latencyMs + (isDelay(fault) ? fault.delay : 0));
      if (fault !== undefined && !isDelay(fault)) return faultResponse(fault);
      return transaction(isRead(request) ? 'read' : 'write', () => getResponse(handlers, request));
    },
    addOrder: (companyId) =>
      transaction('write', async () => (await kitchen.orderArrives(companyId)).orderNumber),
    printOrder: (companyId, orderNumber) => transaction('write', () => kitchen.print(companyId, orderNumber)),
    async processDueOrders() {
      if (!backend.ordersPaused) await transaction('write', kitchen.serve);
    },
    async scenario(name, params = {}) {
      backend.ordersPaused = true;
      const { playScenario } = await import('./scenarios/scenarios.ts');
      return transaction('write', () => playScenario({ db, faults, now }, name, params));
    },
    async reset() {
      faults.clear();
      voiceSessions.clear();
      backend.latencyMs = latencyMs;
      backend.ordersPaused = ordersPaused;
      await reset();
    },
    expireTokens: () => transaction('write', () => sessions.expireAccessTokens()),
  };
  return backend;
}

/**
 * Whether a request never writes to the database. Some GET requests write: opening another service's page
 * stores a visit, and reading deployments runs the scheduled deployments.
 */
const isRead = ({ method, url }: Request) =>
  method === 'GET' && !/\/(auth\/start|deployment\/(pending|history))(\?|$)/.test(url);

// starts no timer for a delay of zero, so that tests with fake timers don't hang
const milliseconds = (count: number) =>
  count > 0 ? new Promise<void>((resolve) => void setTimeout(resolve, count)) : undefined;
