import { afterAll, beforeAll, expect, it } from 'vitest';
import fc, { runs } from '#tests/support/properties.ts';
import { startServer, type RunningServer } from '../../mocks/hosts/server.ts';
import type { ScenarioName } from '../../mocks/scenarios/scenarios.ts';
import { emptySeed } from '../../mocks/seed/empty.ts';
import {
  describedCalls,
  requestSchema,
  responseOf,
  schemaProblems,
  type DescribedCall,
  type Operation,
} from '../../contracts/openapi/specification.ts';
import { agreedRequest, requestsFor, type FuzzedRequest } from './requests.ts';

// The standalone mock must answer any request as the OpenAPI file says. No response, including a read after a
// write, has a status of 5xx or breaks its schema. `npm run test:long` tries more requests.

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, seed: emptySeed() });
});
afterAll(() => server.close());

type Values = Readonly<Record<string, string>>;

async function setUp({ states }: FuzzedRequest): Promise<Values> {
  let values: Values = {};
  for (const { name, params } of states) {
    values = { ...params, ...values, ...(await server.backend.scenario(name as ScenarioName, params)) };
  }
  // some states add a fault for the next request
  server.backend.faults.clear();
  return values;
}

function bodyOf({ body, standIns }: FuzzedRequest, values: Values): string | undefined {
  const filled = Object.entries(standIns).reduce(
    (text, [example, name]) =>
      text?.replaceAll(JSON.stringify(example), JSON.stringify(values[name] ?? example)),
    body,
  );
  return filled?.toWellFormed();
}

function send({ call }: DescribedCall, request: FuzzedRequest, values: Values): Promise<Response> {
  const { segments, query, token, contentType } = request;
  const body = bodyOf(request, values);
  const path = call.path.replaceAll(
    /:(\w+)/g,
    (_, name: string) => segments[name] ?? values[name] ?? 'square',
  );
  const headers = new Headers(body === undefined ? {} : { 'Content-Type': contentType });
  if (token !== 'missing') {
    headers.set('Authorization', `Bearer ${token === 'valid' ? values['accessToken'] : 'unknown'}`);
    if (token === 'valid' && values['refreshCookie']) headers.set('Cookie', values['refreshCookie']);
  }
  const init = { method: call.method, headers, ...(body !== undefined && { body }) };
  return fetch(`${server.url}${path}${query && `?${query}`}`, init);
}

/** Returns the problem of a response, or undefined if the operation describes it. */
async function responseProblem(operation: Operation, response: Response): Promise<string | undefined> {
  const { status, headers } = response;
  const body = await response.text();
  if (status >= 500) return `${status} ${body}`;
  const described = responseOf(operation, status);
  if (!described) return `the file lists no ${status}`;
  if (!described.content) return body === '' ? undefined : `${status} must have no body`;
  const type = headers.get('Content-Type')?.split(';')[0] ?? '';
  const content = described.content[type];
  if (!content) return `${status} has the type ${type}`;
  return type === 'application/json' ? schemaProblems(content.schema ?? {}, JSON.parse(body)) : undefined;
}

/** The reads that return data saved by a write to this path. */
const readsAfter = ({ call }: DescribedCall) =>
  describedCalls.filter(
    ({ call: other, operation }) =>
      other.method === 'GET' &&
      operation.responses['200'] &&
      [...other.path.matchAll(/:(\w+)/g)].every(([name]) => call.path.includes(name)),
  );

const isJsonOf = (schema: Parameters<typeof schemaProblems>[0], body: string | undefined) => {
  try {
    return schemaProblems(schema, JSON.parse(body ?? '')) === undefined;
  } catch {
    return false;
  }
};

/** Sends a request and returns the status. Checks the response, and the reads after a write. */
async function check(described: DescribedCall, request: FuzzedRequest): Promise<number> {
  const { call, operation } = described;
  const schema = requestSchema(operation);
  const values = await setUp(request);
  const response = await send(described, request, values);
  const { ok, status } = response;
  expect(await responseProblem(operation, response)).toBeUndefined();
  if (request.token !== 'valid' && call.access !== 'everyone') expect(status).toBe(401);
  if (ok && schema) expect(isJsonOf(schema, request.body)).toBe(true);
  if (!ok || call.method === 'GET') return status;
  for (const read of readsAfter(described)) {
    const plain = { ...request, segments: {}, query: '', body: undefined, token: 'valid' as const };
    const problem = await responseProblem(read.operation, await send(read, plain, values));
    expect(problem, `${read.call.method} ${read.call.path}`).toBeUndefined();
  }
  return status;
}

it('the mock answers any request as described, and requests of the contracts with success', async () => {
  for (const described of describedCalls) {
    const name = `${described.call.method} ${described.call.path}`;
    expect(await check(described, agreedRequest(described)), name).toBeLessThan(300);
    const property = fc.asyncProperty(requestsFor(described), async (request) => {
      await check(described, request);
    });
    await fc.assert(property, { numRuns: runs(4), includeErrorInReport: true }).catch((error: unknown) => {
      throw new Error(`${name}: ${String(error)}`, { cause: error });
    });
  }
}, 3_600_000);
