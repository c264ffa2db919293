import { nameWords } from '#domain/shared/nameWords.ts';
import type { ChangedField } from './pendingChange.ts';

type Scalar = string | number | boolean;

/** A value without nested fields. Empty values are undefined. */
export type PlainValue = Scalar | readonly Scalar[] | undefined;

/** One change in a deployment. `place` is the path to the changed value, in readable names. */
export type ValueChange = { readonly place: readonly string[] } & (
  | {
      readonly kind: 'changed';
      readonly before: PlainValue;
      readonly after: PlainValue;
      /** The host's field name, if the change is a single field. */
      readonly field?: string;
    }
  /** A whole item, such as a dish, was added or removed. */
  | { readonly kind: 'added' | 'removed' }
);

/**
 * Splits a changed field into the individual values that changed. Objects are compared field by field, and
 * lists item by item, with items matched by id. Returns undefined if the host sent only the field name.
 */
export function valueChanges({ path, values }: ChangedField): readonly ValueChange[] | undefined {
  const names = path.split('.');
  return values && differences(names.map(nameWords), values.before, values.after, names.at(-1));
}

function differences(
  place: readonly string[],
  before: unknown,
  after: unknown,
  field?: string,
): readonly ValueChange[] {
  if (isSame(before, after)) return [];
  if (isListOfThings(before) || isListOfThings(after))
    return thingsBetween(place, listIn(before), listIn(after));
  if (isThing(before) && isThing(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => differences([...place, nameWords(name)], before[name], after[name], name));
  }
  if (isThing(before) || isThing(after)) return [{ place, kind: isThing(after) ? 'added' : 'removed' }];
  return [{ place, kind: 'changed', before: plain(before), after: plain(after), ...(field && { field }) }];
}

function thingsBetween(
  place: readonly string[],
  before: readonly unknown[],
  after: readonly unknown[],
): readonly ValueChange[] {
  // inside an item, list names add nothing: "Antipasti › Arancini", not "Categories › Antipasti › Items ›
  // Arancini"
  const root = place.length > 1 ? place.slice(0, -1) : place;
  const old = new Map(before.map((thing, index) => [identityOf(thing, index), thing]));
  const next = new Map(after.map((thing, index) => [identityOf(thing, index), thing]));
  const gone = [...old].filter(([identity]) => !next.has(identity));
  return [
    ...[...next].flatMap(([identity, thing]) => {
      const here = [...root, nameOf(thing, identity)];
      return old.has(identity)
        ? differences(here, old.get(identity), thing)
        : [{ place: here, kind: 'added' as const }];
    }),
    ...gone.map(([identity, thing]) => ({
      place: [...root, nameOf(thing, identity)],
      kind: 'removed' as const,
    })),
  ];
}

/** Fields that may name an item, preferred fields first. */
const NAMES = ['name', 'instruction', 'trigger', 'type'] as const;

function nameOf(thing: unknown, identity: string): string {
  const names = isThing(thing) ? NAMES.map((name) => thing[name]) : [thing];
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? identity;
}

function identityOf(thing: unknown, index: number): string {
  const { id, type } = isThing(thing) ? thing : {};
  return [id, type].find((each): each is string => typeof each === 'string') ?? String(index + 1);
}

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOfThings = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.some(isThing);

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isSame = (before: unknown, after: unknown) =>
  JSON.stringify(valueUnlessEmpty(before)) === JSON.stringify(valueUnlessEmpty(after));

/** Treats null, an empty string, and an empty list as no value. */
function valueUnlessEmpty(value: unknown): unknown {
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty ? undefined : value;
}

function plain(value: unknown): PlainValue {
  const something = valueUnlessEmpty(value);
  if (isScalar(something)) return something;
  return Array.isArray(something) ? something.filter(isScalar) : undefined;
}

const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);
