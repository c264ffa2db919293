import { naughtyStrings } from '#tests/support/naughty.ts';
import fc from '#tests/support/properties.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A nesting depth far beyond the recursion limit. */
const DEEP = 20_000;

/** The keys that lead to one value inside a JSON value. */
type Path = readonly (string | number)[];

/** A change of one value inside a JSON value. */
interface Mutation {
  /** The position of the value, as a fraction of all values, so that it exists in any JSON value. */
  readonly at: number;
  readonly to: Replacement;
}
type Replacement =
  | { readonly kind: 'drop' }
  | { readonly kind: 'put'; readonly value: Json }
  | { readonly kind: 'deep'; readonly inObjects: boolean }
  | { readonly kind: 'add'; readonly name: string; readonly value: Json }
  | { readonly kind: 'repeat'; readonly times: number };

/** Property names that careless object access mistakes for inherited properties. */
const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'length',
  '',
  'unforeseen',
];

const odd = fc.oneof(
  fc.constantFrom<Json>(null, true, false, '', ' ', '\u0000', [], {}, [[]], [null]),
  fc.constantFrom<Json>(0, -1, 0.1, 1e308, -1e308, 5e-324, 2 ** 53, -(2 ** 53), 1e21),
  fc.constantFrom<Json>(
    'NaN',
    '-1',
    '1e999',
    '2026-13-45',
    '9999-99-99T99:99:99Z',
    'javascript:alert(1)',
    '//host',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom<Json>(...naughtyStrings),
  fc.jsonValue({ maxDepth: 3 }).map((value) => value as Json),
  fc.constantFrom<Json>(JSON.parse('{"__proto__": {"polluted": true}}') as Json, { polluted: true }),
);

const replacement: fc.Arbitrary<Replacement> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Replacement>({ kind: 'drop' }) },
  { weight: 8, arbitrary: odd.map((value): Replacement => ({ kind: 'put', value })) },
  { weight: 1, arbitrary: fc.boolean().map((inObjects): Replacement => ({ kind: 'deep', inObjects })) },
  {
    weight: 3,
    arbitrary: fc
      .record({ name: fc.constantFrom(...NAMES), value: odd })
      .map((added): Replacement => ({ kind: 'add', ...added })),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 2, max: 500 }).map((times): Replacement => ({ kind: 'repeat', times })),
  },
);

/** Generates one to four changes of a JSON value. */
export const mutations: fc.Arbitrary<readonly Mutation[]> = fc.array(
  fc.record({ at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), to: replacement }),
  { minLength: 1, maxLength: 4 },
);

/** Applies changes to a valid body and returns its text. */
export function mutated(body: unknown, changes: readonly Mutation[]): string {
  // deep values are inserted as text, because serializing them would overflow the stack
  const deep = new Map<string, string>();
  let value = structuredClone(body) as Json;
  for (const [index, { at, to }] of changes.entries()) {
    const places = placesOf(value);
    const path = places[Math.floor(at * places.length)] ?? [];
    const mark = `deep-${index}-${DEEP}`;
    if (to.kind === 'deep') deep.set(`"${mark}"`, deepText(to.inObjects));
    value = changedAt(value, path, (there) => applied(there, to, mark));
  }
  return [...deep].reduce((text, [mark, nested]) => text.replace(mark, nested), JSON.stringify(value) ?? '');
}

function deepText(inObjects: boolean): string {
  return inObjects ? `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}` : `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`;
}

function applied(there: Json, to: Replacement, mark: string): Json | undefined {
  if (to.kind === 'drop') return undefined;
  if (to.kind === 'put') return to.value;
  if (to.kind === 'deep') return mark;
  if (to.kind === 'add') return isObject(there) ? { ...there, [to.name]: to.value } : to.value;
  return Array.isArray(there) ? Array.from({ length: to.times }, () => there).flat() : [there];
}

function placesOf(value: Json, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  // keeps only the start of mutated lists
  const entries = Array.isArray(value) ? [...value.slice(0, 5).entries()] : Object.entries(value);
  return [path, ...entries.flatMap(([key, part]) => placesOf(part, [...path, key]))];
}

/** @param change returns undefined to remove the value */
function changedAt(value: Json, [key, ...rest]: Path, change: (there: Json) => Json | undefined): Json {
  if (key === undefined) return change(value) ?? null;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const changed = childOf(value[Number(key)] ?? null, rest, change);
    return changed === undefined ? value.toSpliced(Number(key), 1) : value.with(Number(key), changed);
  }
  const changed = childOf(value[key] ?? null, rest, change);
  const others = Object.entries(value).filter(([name]) => name !== key);
  return Object.fromEntries(changed === undefined ? others : [...others, [key, changed]]);
}

const childOf = (child: Json, rest: Path, change: (there: Json) => Json | undefined) =>
  rest.length === 0 ? change(child) : changedAt(child, rest, change);

const isObject = (value: Json): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
