import type { BackendControls } from '../backend.ts';
import { isPlainObject } from '../db/plainObject.ts';
import { addFaultFromNotation } from '../faults/faultNotation.ts';
import { isScenarioName, SCENARIO_NAMES } from '../scenarios/scenarios.ts';
import type { ScenarioParams } from '../scenarios/scenarioContext.ts';
import { personas } from '../seed/personas.ts';

type Body = Readonly<Record<string, unknown>>;

class BadRequest extends Error {}

/** One HTTP endpoint that controls a backend. */
interface ControlEndpoint {
  /** What the endpoint does, and its response if that isn't `{}`. */
  readonly summary: string;
  /** The fields of the request body in Markdown, if the endpoint has a body. */
  readonly takes?: Readonly<Record<string, string>>;
  /** An example request body for the demo sandbox. */
  readonly example?: Body;
  /** @throws BadRequest if the body is invalid */
  readonly run: (controls: BackendControls, body: Body) => unknown;
}

/** Handles a control request. Returns undefined for any other request. */
export async function controlResponse(
  controls: BackendControls,
  request: Request,
): Promise<Response | undefined> {
  const [, name] = /^\/__backend\/([a-z-]+)$/.exec(new URL(request.url).pathname) ?? [];
  if (name === undefined) return undefined;
  const endpoint = controlEndpoints[`${request.method} ${name}`];
  if (!endpoint)
    return Response.json({ message: `Unknown control: ${request.method} ${name}` }, { status: 404 });
  try {
    return Response.json((await endpoint.run(controls, await bodyOf(request))) ?? {});
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error;
    return Response.json({ message: error.message }, { status: 400 });
  }
}

/** The HTTP controls under `/__backend/`, by method and name. `docs/states.md` lists them. */
export const controlEndpoints: Readonly<Record<string, ControlEndpoint>> = {
  'GET personas': {
    summary: 'Returns the users who can sign in.',
    run: () => ({ personas }),
  },
  'GET voice-sessions': {
    summary: 'Returns the log of each voice session.',
    run: ({ voiceSessions: { sessions } }) => ({ sessions }),
  },
  'POST reset': {
    summary: 'Resets the sandbox and clears faults and latency.',
    run: (controls) => controls.reset(),
  },
  'POST expire-tokens': {
    summary: 'Expires every access token. Sessions can be refreshed.',
    run: (controls) => controls.expireTokens(),
  },

  'POST latency': {
    summary: 'Delays every request.',
    takes: { ms: 'milliseconds, at least 0' },
    example: { ms: 300 },
    run(controls, { ms }) {
      if (typeof ms !== 'number' || ms < 0) throw new BadRequest('ms must be a number of at least 0');
      controls.latencyMs = ms;
    },
  },

  'POST fault': {
    summary: 'Makes a request or a voice session fail.',
    takes: {
      fault: 'as after `?fault=`, except `voice microphone-refused`; `null` clears all faults',
    },
    example: { fault: 'GET /api/companies/restaurants 500 Busy' },
    run({ faults }, { fault }) {
      if (fault === null) {
        faults.clear();
        return;
      }
      if (typeof fault !== 'string') throw new BadRequest('fault must be a string or null');
      if (/\bvoice microphone-refused\b/.test(fault)) {
        throw new BadRequest('Only an in-page backend can deny the microphone');
      }
      try {
        addFaultFromNotation(faults, fault);
      } catch (error) {
        throw new BadRequest(String(error));
      }
    },
  },

  'POST orders-paused': {
    summary: 'Pauses or resumes simulated orders.',
    takes: { paused: '`true` or `false`' },
    example: { paused: true },
    run(controls, { paused }) {
      if (typeof paused !== 'boolean') throw new BadRequest('paused must be true or false');
      controls.ordersPaused = paused;
    },
  },
  'POST arrive-order': {
    summary: 'Adds an order now and returns its `orderNumber`.',
    takes: { companyId: 'an ID' },
    example: { companyId: 'trattoria-aurora' },
    run: async (controls, { companyId }) => ({
      orderNumber: await controls.addOrder(String(companyId)).catch(badRequest),
    }),
  },
  'POST print-order': {
    summary: 'Prints an order now.',
    takes: { companyId: 'an ID', orderNumber: 'a string' },
    example: { companyId: 'trattoria-aurora', orderNumber: '1046' },
    run: (controls, { companyId, orderNumber }) =>
      controls.printOrder(String(companyId), String(orderNumber)).catch(badRequest),
  },

  'POST states': {
    summary:
      'Puts the backend into a scenario, as Pact’s verifier does before an interaction. Returns the values needed to use it, such as `email`, `password`, `accessToken`, and `companyId`.',
    takes: {
      state: 'the scenario’s name',
      params: 'optional IDs that replace the defaults',
      action: 'optional; `teardown` only clears faults',
    },
    example: { state: 'a company with orders', params: { companyId: 'company-7' } },
    run(controls, { state, params, action }) {
      if (!isScenarioName(state)) {
        throw new BadRequest(`Unknown state "${String(state)}". Known states: ${SCENARIO_NAMES.join('; ')}`);
      }
      // clears unused faults only, because the next state replaces all data
      if (action === 'teardown') {
        controls.faults.clear();
        return {};
      }
      return controls.scenario(state, (params ?? {}) as ScenarioParams);
    },
  },
};

function badRequest(error: unknown): never {
  throw new BadRequest(String(error));
}

async function bodyOf(request: Request): Promise<Body> {
  const text = await request.text();
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    if (isPlainObject(body)) return body;
  } catch {
    // not JSON: throws the error below
  }
  throw new BadRequest('The body must be a JSON object');
}
