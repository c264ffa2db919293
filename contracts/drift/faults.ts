type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

type JsonObject = { readonly [name: string]: Json };

/** Stands for every element of a list. */
const EVERY = '*';

/** The keys that lead to a value. */
type Path = readonly (string | number)[];

/** The suffix of a renamed field. */
export const RENAMED_KEY = 'Renamed';

/** A key that the contracts do not mention. */
export const UNFORESEEN_KEY = 'unforeseen';

/** Words that the console looks up in its own spelling, and sends back as they came. */
export const SETTING_WORDS = ['personality', 'backgroundAudioType', 'timing', 'availableDays'];
/** Words that the console compares in any case, or only shows. */
const OTHER_WORDS = ['role', 'status', 'environment', 'type', 'call_successful', 'plan', 'gender', 'level'];
const WORDS = new Set([...SETTING_WORDS, ...OTHER_WORDS]);

const SECONDS =
  /(_secs|_seconds)$|^(duration|time|time_in_call_secs|retryDelay|silenceTimeout|maxResponseTime)$/;
const MOMENT = /^\d{4}-\d\d-\d\dT/;

/** What a host may do to a value under a key, by kind. Undefined removes it. */
const CHANGES = {
  drop: (_value, _key) => [undefined],
  null: (value) => (value === null ? [] : [null]),
  retype: (value) => (value === null ? [] : [retyped(value)]),
  // the console reads "12.50" as 12.5, but the contract forbids it (see rule: readable values)
  'other scalar': (value) =>
    typeof value === 'object' ? [] : [typeof value === 'string' ? 7 : String(value)],
  'empty text': (value) => (typeof value === 'string' ? [''] : []),
  'empty list': (value) => (isList(value) ? [[]] : []),
  'empty object': (value) => (isObject(value) ? [{}] : []),
  'extra field': (value) => (isObject(value) ? [{ ...value, [UNFORESEEN_KEY]: 'x' }] : []),
  fraction: (value) => (typeof value === 'number' ? [value + 0.5] : []),
  'line without text': (value, key) =>
    isList(value) && isObject(value[0]) && /^(messages|transcript)$/.test(key)
      ? [[...value, { ...value[0], message: null }]]
      : [],
  'impossible moment': (value) =>
    typeof value === 'string' && MOMENT.test(value)
      ? ['2026-02-30T18:30:00.000Z', '2026-13-15T18:30:00.000Z', '2026-01-15T25:30:00.000Z']
      : [],
  milliseconds: (value, key) => (typeof value === 'number' && SECONDS.test(key) ? [value * 1000] : []),
  capitals: (value, key) => (typeof value === 'string' && WORDS.has(key) ? [value.toUpperCase()] : []),
} satisfies Record<string, (value: Json, key: string) => readonly (Json | undefined)[]>;

const KINDS = Object.keys(CHANGES) as readonly (keyof typeof CHANGES)[];

/** A host does these in every element or in none. */
const EVERYWHERE: ReadonlySet<string> = new Set(['milliseconds', 'capitals']);

export type FaultKind = keyof typeof CHANGES | 'none' | 'rename' | 'success: false';

/** A response with one change. */
export interface ResponseFault {
  readonly kind: FaultKind;
  /** A path such as `$.users[0]._id`, or `$.users[*]._id` for every element. */
  readonly path: string;
  readonly answer: unknown;
}

/** Generates every single-fault variant of a response, plus the response itself. */
export function faultsOf(answer: unknown): readonly ResponseFault[] {
  const whole = answer as Json;
  const places = new Map(
    [...placesIn(whole), ...placesIn(whole, EVERY)].map((place) => [textOf(place.path), place]),
  );
  return [
    { kind: 'none', path: '$', answer },
    ...(isObject(whole)
      ? [{ kind: 'success: false', path: '$.success', answer: { ...whole, success: false } } as const]
      : []),
    ...[...places.values()].flatMap((place) => faultsAt(whole, place)),
  ];
}

interface Place {
  readonly path: Path;
  readonly value: Json;
}

function faultsAt(whole: Json, { path, value }: Place): readonly ResponseFault[] {
  const last = path.at(-1);
  const isField = typeof last === 'string' && last !== EVERY;
  const key = path.findLast((part) => typeof part === 'string' && part !== EVERY);
  const isEverywhere = path.every((part) => typeof part === 'string');
  const renamed = (object: Json) => (isField && isObject(object) ? withRenamed(object, last) : object);
  const fault = (kind: FaultKind, at: Path, change: (own: Json) => Json | undefined): ResponseFault => ({
    kind,
    path: textOf(path),
    answer: changedAt(whole, at, change),
  });
  return [
    ...(isField ? [fault('rename', path.slice(0, -1), renamed)] : []),
    ...KINDS.flatMap((kind) => {
      if ((EVERYWHERE.has(kind) && !isEverywhere) || (kind === 'drop' && !isField)) return [];
      const changesOf = (own: Json) => CHANGES[kind](own, String(key ?? ''));
      return changesOf(value).map((_, at) =>
        // elements may differ in type
        fault(kind, path, (own) => (at < changesOf(own).length ? changesOf(own)[at] : own)),
      );
    }),
  ];
}

/** @param inEvery instead of each element, all of them */
function placesIn(value: Json, inEvery?: typeof EVERY, path: Path = []): readonly Place[] {
  const below = isList(value)
    ? value.map((element, at) => [inEvery ?? at, element] as const)
    : isObject(value)
      ? Object.entries(value)
      : [];
  return [{ path, value }, ...below.flatMap(([key, part]) => placesIn(part, inEvery, [...path, key]))];
}

function changedAt(value: Json, [key, ...rest]: Path, change: (own: Json) => Json | undefined): Json {
  if (key === undefined) return change(value) ?? null;
  const changed = (own: Json) => (rest.length === 0 ? change(own) : changedAt(own, rest, change));
  if (isList(value))
    return value.map((own, at) => (key === EVERY || key === at ? (changed(own) ?? null) : own));
  const own = isObject(value) ? value[key] : undefined;
  if (!isObject(value) || own === undefined) return value;
  const { [key]: _, ...others } = value;
  const next = changed(own);
  return next === undefined ? others : { ...value, [key]: next };
}

function withRenamed(object: JsonObject, name: string): Json {
  const { [name]: value = null, ...others } = object;
  return { ...others, [name + RENAMED_KEY]: value };
}

const textOf = (path: Path) =>
  `$${path.map((key) => (typeof key === 'number' || key === EVERY ? `[${key}]` : `.${key}`)).join('')}`;

/** Returns a value of another type. The original value can't be read from it. */
function retyped(value: Exclude<Json, null>): Json {
  if (typeof value === 'object') return isList(value) ? {} : [];
  return typeof value === 'string' ? { text: value } : `about ${String(value)}`;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges example responses: lists are concatenated and objects combined, so a fault can hit one element and
 * spare the next.
 */
export function merged(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...(one as unknown[]), ...(other as unknown[])];
  if (!isObject(one as Json) || !isObject(other as Json)) return one;
  const [first, second] = [one as JsonObject, other as JsonObject];
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      name in first && name in second ? merged(first[name], second[name]) : (first[name] ?? second[name]),
    ]),
  );
}
