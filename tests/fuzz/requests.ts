import fc from '#tests/support/properties.ts';
import type { Interaction } from '../../contracts/support/pactFile.ts';
import { isSuccess, type DescribedCall } from '../../contracts/openapi/specification.ts';

/** A request, after the mock backend has entered a state. */
export interface FuzzedRequest {
  readonly states: readonly { readonly name: string; readonly params: Readonly<Record<string, string>> }[];
  readonly token: 'valid' | 'missing' | 'unknown';
  /** Encoded path segments that replace IDs, by name. All other IDs come from the state. */
  readonly segments: Readonly<Record<string, string>>;
  readonly query: string;
  /** Undefined if there is no body. */
  readonly body: string | undefined;
  readonly contentType: string;
  /** The state's values that replace texts in the body, by text in the contracts. */
  readonly standIns: Readonly<Record<string, string>>;
}

const shortText = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('', ' ', '\u0000', '\ud800', '__proto__', 'constructor', '2026-13-45', '1e999', '🍕'),
  fc.constantFrom('a@b.example', 'https://a.example/b', '2099-03-04T00:00:00.000Z', 'x'.repeat(200)),
);

const text = fc.oneof(
  { weight: 30, arbitrary: shortText },
  { weight: 1, arbitrary: fc.constant('x'.repeat(100_000)) },
);

const anything = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, 2 ** 53, '', [], {}, [[]], { polluted: true }),
  fc.jsonValue({ maxDepth: 3 }),
  text,
);

/** Generates examples with one field replaced or removed, at any depth. */
function changedExamples(example: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(example)) {
    const rows = example.map((row, index) => changedExamples(row).map((other) => example.with(index, other)));
    return fc.oneof(anything, fc.array(fc.constantFrom(...example, null)), ...rows);
  }
  if (typeof example !== 'object' || example === null) return anything;
  const changes = Object.entries(example).map(([name, field]) =>
    fc.oneof(
      fc.constant({ ...example, [name]: undefined }),
      changedExamples(field).map((other) => ({ ...example, [name]: other })),
    ),
  );
  return fc.oneof(fc.constant(example), ...changes);
}

// not `.` or `..`, because clients resolve such a segment like a folder
const segment = fc.oneof(
  shortText.map((words) => encodeURIComponent(words.toWellFormed()).replace(/^\.*$/, '%20')),
  fc.constantFrom('%', '%ff', '%E0%A4%A', '%00', '%2F', 'constructor', '__proto__', '*', ':id', ';a=b'),
);

/** Returns the state values in a body by text, such as `{ 'giulia@tableside.example': 'email' }`. */
function standInsOf({ request }: Interaction): Readonly<Record<string, string>> {
  const generators = (request.generators['body'] ?? {}) as Readonly<Record<string, { expression: string }>>;
  return Object.fromEntries(
    Object.entries(generators).map(([place, { expression }]) => [
      textAt(request.body?.content, place),
      expression.replace(/^\$\{(\w+)\}$/, '$1'),
    ]),
  );
}

/** @param place a path such as `$.changes[0]` */
function textAt(body: unknown, place: string): string {
  const steps = place.match(/\w+/g) ?? [];
  return String(steps.reduce((value, step) => (value as Readonly<Record<string, unknown>>)[step], body));
}

/** Returns a request of the contracts, unchanged. */
export function agreedRequest({ interactions }: DescribedCall): FuzzedRequest {
  const agreed = interactions.find(isSuccess);
  const { content } = agreed?.request.body ?? {};
  return {
    states: agreed?.providerStates ?? [],
    token: 'valid',
    segments: {},
    query: '',
    body: content === undefined ? undefined : asText(content),
    contentType: 'application/json',
    standIns: agreed ? standInsOf(agreed) : {},
  };
}

/** Generates requests for an API call. Most requests are valid except for one detail. */
export function requestsFor({ call, interactions }: DescribedCall): fc.Arbitrary<FuzzedRequest> {
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return fc.constantFrom(...interactions.filter(isSuccess)).chain((interaction) =>
    fc.record({
      states: fc.constant(interaction.providerStates),
      standIns: fc.constant(standInsOf(interaction)),
      token: fc.oneof(
        { weight: 12, arbitrary: fc.constant('valid' as const) },
        { weight: 1, arbitrary: fc.constantFrom('missing' as const, 'unknown' as const) },
      ),
      segments: fc.oneof(
        { weight: 5, arbitrary: fc.constant({}) },
        {
          weight: inPath.length > 0 ? 1 : 0,
          arbitrary: fc
            .tuple(fc.constantFrom(...inPath, ''), segment)
            .map(([name, value]) => ({ [name]: value })),
        },
      ),
      query: fc
        .record(
          Object.fromEntries(
            Object.keys(interaction.request.query).map((name) => [
              name,
              fc.oneof(fc.constantFrom('1', '100', 'true'), shortText),
            ]),
          ),
          { requiredKeys: [] },
        )
        .map((query) => String(new URLSearchParams(query as Record<string, string>))),
      body: interaction.request.body
        ? fc.oneof(
            { weight: 12, arbitrary: changedExamples(interaction.request.body.content).map(asText) },
            { weight: 2, arbitrary: fc.oneof(anything.map(asText), text, fc.constant(undefined)) },
            {
              weight: 1,
              arbitrary: fc.constantFrom('{', '[1', '\ufeff{}', `${'['.repeat(20_000)}${']'.repeat(20_000)}`),
            },
          )
        : fc.oneof(
            { weight: 9, arbitrary: fc.constant(undefined) },
            { weight: call.method === 'GET' ? 0 : 1, arbitrary: text },
          ),
      contentType: fc.oneof(
        { weight: 9, arbitrary: fc.constant('application/json') },
        {
          weight: 1,
          arbitrary: fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'a/b;c=d'),
        },
      ),
    }),
  );
}

const asText = (value: unknown) => JSON.stringify(value) ?? '';
