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
import { RECORDING } from './seed/recordings.ts';
import { createSessions } from './handlers/users/sessions.ts';
import { memoryOnly } from './db/stateStore.ts';
import { createSessionLog, type SessionLog } from './voice/sessionLog.ts';

/** What a person or a test may do to a running backend; the same for the panel, the console and the HTTP host. */
export interface BackendControls {
  readonly faults: Faults;
  /** What happened in the sessions with the voice service. */
  readonly voiceSessions: SessionLog;
  /** Milliseconds that every call takes longer. */
  latencyMs: number;
  /** Whether orders neither arrive nor get printed by themselves; a scenario pauses them. */
  ordersPaused: boolean;
  /** Lets an order arrive now; gives its number. Rejects when there is no such company. */
  arriveOrder(companyId: string): Promise<string>;
  /** Prints an order now. Rejects when there is no such order. */
  printOrder(companyId: string, orderNumber: string): Promise<void>;
  /** Brings the backend into a named state; the values are what a contract's provider state gives back. */
  scenario(name: ScenarioName, params?: ScenarioParams): Promise<ScenarioValues>;
  /** The seed again, dated for now; no faults, no latency, and orders as the host wants them. */
  reset(): Promise<void>;
  /** Ends the life of all access tokens; the sessions can be refreshed. */
  expireTokens(): Promise<void>;
}

export interface Backend extends BackendControls, PersistentDb {
  /** Answers a call of the API; undefined when it is none. Rejects only if a handler has a bug. */
  respond(request: Request): Promise<Response | undefined>;
  /** Prints the orders and lets those arrive that are due, unless they are paused. */
  serveKitchen(): Promise<void>;
}

interface BackendOptions extends Partial<Omit<PersistentDbOptions, 'seed'>> {
  readonly seed: Seed;
  readonly latencyMs?: number;
  /** Where the app is, with a slash at the end, if that is known; otherwise it is where the calls come from. */
  readonly appUrl?: string;
  readonly ordersPaused?: boolean;
}

/** A backend of its own: nothing is shared with another, unless they have one store. */
export function createBackend({
  seed,
  now = () => Date.now(),
  latencyMs = 0,
  store = memoryOnly(),
  appUrl,
  ordersPaused = true,
}: BackendOptions): Backend {
  const { db, transaction, warmUp, reset, sow } = createPersistentDb({ seed, store, now });
  const sessions = createSessions(db, now);
  const faults = createFaults();
  const voiceSessions = createSessionLog();
  const kitchen = createOrderSimulation(db, now);
  const context = { db, sessions, now, appUrl };
  const handlers = withoutCallFrames(() => [
    ...userHandlers(context),
    // before the companies, whose /api/companies/:id would take the id 'restaurants'
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
    sow,
    async respond(request) {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith('/api/') && !pathname.endsWith(`/${RECORDING}`)) return undefined;
      const fault = faults.take(request);
      await milliseconds(backend.latencyMs + (isDelay(fault) ? fault.delay : 0));
      if (fault !== undefined && !isDelay(fault)) return faultResponse(fault);
      return transaction(isRead(request) ? 'read' : 'write', () => getResponse(handlers, request));
    },
    arriveOrder: (companyId) =>
      transaction('write', async () => (await kitchen.orderArrives(companyId)).orderNumber),
    printOrder: (companyId, orderNumber) => transaction('write', () => kitchen.print(companyId, orderNumber)),
    async serveKitchen() {
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
 * Whoever asks for the way to another service is remembered until they come back; whoever looks at deployments finds
 * those made that were due.
 */
const isRead = ({ method, url }: Request) =>
  method === 'GET' && !/\/(auth\/start|deployment\/(pending|history))(\?|$)/.test(url);

// without a wait there is no timer, so that fake timers need not run for it
const milliseconds = (count: number) =>
  count > 0 ? new Promise<void>((resolve) => void setTimeout(resolve, count)) : undefined;
