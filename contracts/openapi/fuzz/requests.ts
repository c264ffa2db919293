import fc from '#tests/support/properties.ts';
import { interactionsOfMethod, isDone } from '../examples.ts';
import type { Interaction } from '../../support/pactFile.ts';
import { nameOfRef, type Schema } from '../schema.ts';
import { schemas, type DescribedCall } from './operations.ts';

/** A request whose state the mock backend sets up first. */
export interface FuzzedRequest {
  readonly states: readonly { readonly name: string; readonly params: Readonly<Record<string, string>> }[];
  readonly token: 'valid' | 'missing' | 'unknown';
  /** Encoded segments in place of IDs, by name. The others are the state's. */
  readonly segments: Readonly<Record<string, string>>;
  readonly query: string;
  /** Undefined for no body. */
  readonly body: string | undefined;
  readonly contentType: string;
  /** Texts in the body that stand for the state's values, by their text in the contracts. */
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

/** Values that the schema allows. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const { $ref, anyOf, type, properties, items, additionalProperties } = schema;
  if ($ref !== undefined) return valuesOf(schemas[nameOfRef($ref)] ?? {});
  if (anyOf) return fc.oneof(...anyOf.map(valuesOf));
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...(schema['enum'] as unknown[]));
  if (Array.isArray(type)) return fc.oneof(...type.map((one: string) => valuesOf({ ...schema, type: one })));
  const { minimum: min = -1e9, maximum: max = 1e9 } = schema;
  switch (type) {
    case 'object': {
      const required = new Set(schema.required);
      const known = fc.record(
        Object.fromEntries(Object.entries(properties ?? {}).map(([name, field]) => [name, valuesOf(field)])),
        { requiredKeys: [...required].filter((name) => properties?.[name]) },
      );
      return additionalProperties
        ? fc.dictionary(text, valuesOf(additionalProperties), { maxKeys: 3 })
        : fc
            .tuple(known, fc.dictionary(text, anything, { maxKeys: 1 }))
            .map(([one, more]) => ({ ...more, ...one }));
    }
    case 'array':
      return fc.array(valuesOf(items ?? {}), { maxLength: 4 });
    case 'integer':
      return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
    case 'number':
      return fc.oneof(
        fc.double({ min, max, noNaN: true }),
        fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return text;
    default:
      return anything;
  }
}

/** One field of an example, at any depth, replaced or removed. */
function changedExamples(example: unknown, schema: Schema): fc.Arbitrary<unknown> {
  if (typeof example !== 'object' || example === null || Array.isArray(example)) {
    return fc.oneof(valuesOf(schema), anything);
  }
  const { properties = {} } = schema.$ref ? (schemas[nameOfRef(schema.$ref)] ?? {}) : schema;
  const fields = Object.entries(example as Record<string, unknown>);
  const changes = fields.map(([name, field]) =>
    fc.oneof(
      fc.constant({ ...example, [name]: undefined }),
      changedExamples(field, properties[name] ?? {}).map((other) => ({ ...example, [name]: other })),
    ),
  );
  return fc.oneof(fc.constant(example), ...changes);
}

// without dots only, which clients resolve as in a folder
const segment = fc.oneof(
  shortText.map((words) => encodeURIComponent(words.toWellFormed()).replace(/^\.*$/, '%20')),
  fc.constantFrom('%', '%ff', '%E0%A4%A', '%00', '%2F', 'constructor', '__proto__', '*', ':id', ';a=b'),
);

/** The state values in an interaction's body: `{ 'giulia@tableside.example': 'email' }`. */
function standInsOf({ request }: Interaction): Readonly<Record<string, string>> {
  const generators = (request.generators['body'] ?? {}) as Readonly<Record<string, { expression: string }>>;
  return Object.fromEntries(
    Object.entries(generators).map(([place, { expression }]) => [
      textAt(request.body?.content, place),
      expression.replace(/^\$\{(\w+)\}$/, '$1'),
    ]),
  );
}

/** @param place `$.changes[0]` */
function textAt(body: unknown, place: string): string {
  const steps = place.match(/\w+/g) ?? [];
  return String(steps.reduce((value, step) => (value as Readonly<Record<string, unknown>>)[step], body));
}

/** A request of the contracts, unchanged. */
export function agreedRequest({ call }: DescribedCall): FuzzedRequest {
  const [agreed] = interactionsOfMethod(call.by).filter(isDone);
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

/** Requests for a call, most of them almost right. */
export function requestsFor({ call, operation }: DescribedCall): fc.Arbitrary<FuzzedRequest> {
  const { parameters = [], requestBody } = operation;
  const schema = requestBody?.content?.['application/json']?.schema;
  const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const inQuery = parameters.filter((one) => one.in === 'query');
  const interactions = interactionsOfMethod(call.by).filter(isDone);
  return fc.constantFrom(...interactions).chain((interaction) =>
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
            inQuery.map(({ name, schema: values }) => [
              name,
              fc.oneof(valuesOf(values), shortText).map((value) => String(value).slice(0, 200)),
            ]),
          ),
          { requiredKeys: [] },
        )
        .map((query) => String(new URLSearchParams(query as Record<string, string>))),
      body: schema
        ? fc.oneof(
            { weight: 8, arbitrary: changedExamples(interaction.request.body?.content, schema).map(asText) },
            { weight: 4, arbitrary: valuesOf(schema).map(asText) },
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
