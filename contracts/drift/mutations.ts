import fc from '#tests/support/properties.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** How deep the deepest mutations go: many times deeper than any recursion gets. */
const DEEP = 20_000;

/** Where in a JSON value something stands, as the keys that lead there. */
type Path = readonly (string | number)[];

/** A change of a JSON value at one place. */
interface Mutation {
  /** Which of the places: a share of their number, so that it means something for any value. */
  readonly at: number;
  readonly to: Replacement;
}
type Replacement =
  | { readonly kind: 'drop' }
  | { readonly kind: 'put'; readonly value: Json }
  | { readonly kind: 'deep'; readonly inObjects: boolean }
  | { readonly kind: 'add'; readonly name: string; readonly value: Json }
  | { readonly kind: 'repeat'; readonly times: number };

/** Names that mean something to a careless reader of objects. */
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
  fc.constantFrom<Json>('x'.repeat(100_000), '\ud800', '\u202e\u0000<b>'),
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

/** One to four changes of a JSON value. */
export const mutations: fc.Arbitrary<readonly Mutation[]> = fc.array(
  fc.record({ at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), to: replacement }),
  { minLength: 1, maxLength: 4 },
);

/** The text of a valid body with some changes in it. */
export function mutated(body: unknown, changes: readonly Mutation[]): string {
  // what is deep is put in as text: to write it out would take a recursion
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
  // what a mutation has made long holds no more of interest than its beginning
  const entries = Array.isArray(value) ? [...value.slice(0, 5).entries()] : Object.entries(value);
  return [path, ...entries.flatMap(([key, part]) => placesOf(part, [...path, key]))];
}

/** @param change undefined where nothing is to stand any more */
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
