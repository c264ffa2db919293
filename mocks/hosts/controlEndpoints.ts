import type { BackendControls } from '../backend.ts';
import { isPlainObject } from '../db/plainObject.ts';
import { addFaultFromNotation } from '../faults/faultNotation.ts';
import { isScenarioName, SCENARIO_NAMES } from '../scenarios/scenarios.ts';
import type { ScenarioParams } from '../scenarios/scenarioContext.ts';
import { personas } from '../seed/personas.ts';

type Body = Readonly<Record<string, unknown>>;

class BadRequest extends Error {}

/** One HTTP control of a backend. */
interface ControlEndpoint {
  /** What it does, and what it returns other than `{}`. */
  readonly summary: string;
  /** The body's fields in Markdown, if it takes a body. */
  readonly takes?: Readonly<Record<string, string>>;
  /** An example body for the demo sandbox. */
  readonly example?: Body;
  /** @throws BadRequest if the body is invalid */
  readonly obey: (controls: BackendControls, body: Body) => unknown;
}

/** Handles a control request. Returns undefined for any other request. */
export async function controlResponse(
  controls: BackendControls,
  request: Request,
): Promise<Response | undefined> {
  const [, name] = /^\/__backend\/([a-z-]+)$/.exec(new URL(request.url).pathname) ?? [];
  if (name === undefined) return undefined;
  const endpoint = controlEndpoints[`${request.method} ${name}`];
  if (!endpoint) return Response.json({ message: `There is no ${request.method} ${name}` }, { status: 404 });
  try {
    return Response.json((await endpoint.obey(controls, await bodyOf(request))) ?? {});
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error;
    return Response.json({ message: error.message }, { status: 400 });
  }
}

/** The HTTP controls under `/__backend/`, by method and name. The handbook lists them in `docs/states.md`. */
export const controlEndpoints: Readonly<Record<string, ControlEndpoint>> = {
  'GET personas': {
    summary: 'Answers with the people who can sign in.',
    obey: () => ({ personas }),
  },
  'GET voice-sessions': {
    summary: 'Answers with what happened in each voice session.',
    obey: ({ voiceSessions: { sessions } }) => ({ sessions }),
  },
  'POST reset': {
    summary: 'Begins the world anew, without faults and without latency.',
    obey: (controls) => controls.reset(),
  },
  'POST expire-tokens': {
    summary: 'Ends the life of every access token; the sessions can be refreshed.',
    obey: (controls) => controls.expireTokens(),
  },

  'POST latency': {
    summary: 'Makes every call take so much longer.',
    takes: { ms: 'milliseconds, from 0 on' },
    example: { ms: 300 },
    obey(controls, { ms }) {
      if (typeof ms !== 'number' || ms < 0) throw new BadRequest('ms must be a number of at least 0');
      controls.latencyMs = ms;
    },
  },

  'POST fault': {
    summary: 'Lets a call or a voice session fail.',
    takes: {
      fault: 'what goes wrong, as after `?fault=` but without `voice microphone-refused`; `null` ends all',
    },
    example: { fault: 'GET /api/companies/restaurants 500 Busy' },
    obey({ faults }, { fault }) {
      if (fault === null) {
        faults.clear();
        return;
      }
      if (typeof fault !== 'string') throw new BadRequest('fault must be a text, or null');
      if (/\bvoice microphone-refused\b/.test(fault)) {
        throw new BadRequest('Only a backend inside the page can refuse its microphone');
      }
      try {
        addFaultFromNotation(faults, fault);
      } catch (error) {
        throw new BadRequest(String(error));
      }
    },
  },

  'POST orders-paused': {
    summary: 'Whether orders neither arrive nor are printed by themselves.',
    takes: { paused: '`true` or `false`' },
    example: { paused: true },
    obey(controls, { paused }) {
      if (typeof paused !== 'boolean') throw new BadRequest('paused must be true or false');
      controls.ordersPaused = paused;
    },
  },
  'POST arrive-order': {
    summary: 'Lets an order arrive now; answers with its `orderNumber`.',
    takes: { companyId: 'an id' },
    example: { companyId: 'trattoria-aurora' },
    obey: async (controls, { companyId }) => ({
      orderNumber: await controls.arriveOrder(String(companyId)).catch(badRequest),
    }),
  },
  'POST print-order': {
    summary: 'Has an order printed now.',
    takes: { companyId: 'an id', orderNumber: 'a text' },
    example: { companyId: 'trattoria-aurora', orderNumber: '1046' },
    obey: (controls, { companyId, orderNumber }) =>
      controls.printOrder(String(companyId), String(orderNumber)).catch(badRequest),
  },

  'POST states': {
    summary:
      'Brings the backend into a named state, as Pact’s verifier does before an interaction; answers with the values that one must know to use it, such as `email`, `password`, `accessToken` and `companyId`.',
    takes: {
      state: 'its name',
      params: 'ids to use in place of the usual ones; may be left out',
      action: '`teardown` only ends the faults; may be left out',
    },
    example: { state: 'a company with orders', params: { companyId: 'company-7' } },
    obey(controls, { state, params, action }) {
      if (!isScenarioName(state)) {
        throw new BadRequest(`There is no state "${String(state)}". There are: ${SCENARIO_NAMES.join('; ')}`);
      }
      // the next state starts from the seed; this clears unused faults
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
    // falls through to the error below
  }
  throw new BadRequest('The body must be a JSON object');
}
