import type { BackendControls } from '../backend.ts';
import { setFault } from '../faults/faultNotation.ts';
import { isScenarioName, SCENARIO_NAMES } from '../scenarios/scenarios.ts';
import type { ScenarioParams } from '../scenarios/scenarioWorld.ts';
import { personas } from '../seed/personas.ts';

type Body = Readonly<Record<string, unknown>>;

class BadRequest extends Error {}

/**
 * The controls of a backend over HTTP, under `/__backend/`:
 * `GET personas`; `GET voice-sessions`, what happened in them; `POST reset`, `POST expire-tokens`; `POST latency {ms}`; `POST fault {fault}` with the notation of
 * `faultNotation.ts`, null for no more faults; `POST orders-paused {paused}`, `POST arrive-order {companyId}`, which
 * answers with the number of the order, `POST print-order {companyId, orderNumber}`; `POST states {state, params?, action?}`, which is how Pact's
 * verifier sets up a provider state, and answers with its values.
 * @returns undefined when the request is for none of them
 */
export async function controlResponse(
  controls: BackendControls,
  request: Request,
): Promise<Response | undefined> {
  const [, name] = /^\/__backend\/([a-z-]+)$/.exec(new URL(request.url).pathname) ?? [];
  if (name === undefined) return undefined;
  const endpoint = endpoints[`${request.method} ${name}`];
  if (!endpoint) return Response.json({ message: `There is no ${request.method} ${name}` }, { status: 404 });
  try {
    return Response.json((await endpoint(controls, await bodyOf(request))) ?? {});
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error;
    return Response.json({ message: error.message }, { status: 400 });
  }
}

const endpoints: Readonly<Record<string, (controls: BackendControls, body: Body) => unknown>> = {
  'GET personas': () => ({ personas }),
  'GET voice-sessions': ({ voiceSessions: { sessions } }) => ({ sessions }),
  'POST reset': (controls) => controls.reset(),
  'POST expire-tokens': (controls) => controls.expireTokens(),

  'POST latency': (controls, { ms }) => {
    if (typeof ms !== 'number' || ms < 0) throw new BadRequest('ms must be a number of at least 0');
    controls.latencyMs = ms;
  },

  'POST fault': ({ faults }, { fault }) => {
    if (fault === null) {
      faults.clear();
      return;
    }
    if (typeof fault !== 'string') throw new BadRequest('fault must be a text, or null');
    if (/\bvoice microphone-refused\b/.test(fault)) {
      throw new BadRequest('Only a backend inside the page can refuse its microphone');
    }
    try {
      setFault(faults, fault);
    } catch (error) {
      throw new BadRequest(String(error));
    }
  },

  'POST orders-paused': (controls, { paused }) => {
    if (typeof paused !== 'boolean') throw new BadRequest('paused must be true or false');
    controls.ordersPaused = paused;
  },
  'POST arrive-order': async (controls, { companyId }) => ({
    orderNumber: await controls.arriveOrder(String(companyId)).catch(badRequest),
  }),
  'POST print-order': (controls, { companyId, orderNumber }) =>
    controls.printOrder(String(companyId), String(orderNumber)).catch(badRequest),

  'POST states': (controls, { state, params, action }) => {
    if (!isScenarioName(state)) {
      throw new BadRequest(`There is no state "${String(state)}". There are: ${SCENARIO_NAMES.join('; ')}`);
    }
    // the next state starts from nothing anyway; a fault that was not used must not reach into it
    if (action === 'teardown') {
      controls.faults.clear();
      return {};
    }
    return controls.scenario(state, (params ?? {}) as ScenarioParams);
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
    if (typeof body === 'object' && body !== null) return body as Body;
  } catch {
    // falls through to the same complaint
  }
  throw new BadRequest('The body must be a JSON object');
}
