type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/**
 * `none`, `extra`, and `fraction` are harmless, and rejecting them is too strict. The console reads an `other
 * scalar`, such as "12.50" for 12.5, which the contract forbids (see rule: readable values).
 */
export type FaultKind =
  | 'none'
  | 'drop'
  | 'rename'
  | 'retype'
  | 'other scalar'
  | 'null'
  | 'empty text'
  | 'empty list'
  | 'empty object'
  | 'extra'
  | 'fraction';

/** The suffix of a renamed field. */
export const RENAMED_KEY = 'Renamed';

/** A key that the contracts do not mention. */
export const UNFORESEEN_KEY = 'unforeseen';

/** A response with one change. */
export interface ResponseFault {
  readonly kind: FaultKind;
  /** A path such as `$.users[0]._id`. */
  readonly path: string;
  readonly answer: unknown;
}

/** Generates every single-fault variant of a response, plus the response itself. */
export function faultsOf(answer: unknown): readonly ResponseFault[] {
  return [{ kind: 'none', path: '$', answer }, ...within(answer as Json, '$', (changed) => changed)];
}

/** @param whole rebuilds the whole response with a replacement for this value */
function within(value: Json, path: string, whole: (changed: Json | undefined) => unknown): ResponseFault[] {
  const fault = (kind: FaultKind, changed: Json) => ({ kind, path, answer: whole(changed) });
  const here: ResponseFault[] = value === null ? [] : [fault('null', null), fault('retype', retyped(value))];
  if (typeof value !== 'object')
    here.push(fault('other scalar', typeof value === 'string' ? 7 : String(value)));
  switch (typeof value) {
    case 'string':
      return [...here, fault('empty text', '')];
    case 'number':
      return [...here, fault('fraction', value + 0.5)];
    case 'object':
      if (value === null) return here;
      return isList(value)
        ? [...here, fault('empty list', []), ...value.flatMap((_, at) => inElement(value, at, path, whole))]
        : [
            ...here,
            fault('empty object', {}),
            fault('extra', { ...value, [UNFORESEEN_KEY]: 'x' }),
            ...Object.keys(value).flatMap((name) => inField(value, name, path, whole)),
          ];
    default:
      return here;
  }
}

function inElement(
  list: readonly Json[],
  at: number,
  path: string,
  whole: (changed: Json) => unknown,
): ResponseFault[] {
  const changed = (element: Json | undefined) => whole(list.with(at, element ?? null));
  return within(list[at] ?? null, `${path}[${at}]`, changed);
}

function inField(
  object: { readonly [name: string]: Json },
  name: string,
  path: string,
  whole: (changed: Json) => unknown,
): ResponseFault[] {
  const { [name]: value = null, ...others } = object;
  const at = `${path}.${name}`;
  return [
    { kind: 'drop', path: at, answer: whole(others) },
    { kind: 'rename', path: at, answer: whole({ ...others, [name + RENAMED_KEY]: value }) },
    ...within(value, at, (changed) => whole({ ...object, [name]: changed ?? null })),
  ];
}

/** Returns a value of another type, from which the first cannot be read. */
function retyped(value: Exclude<Json, null>): Json {
  if (typeof value === 'object') return isList(value) ? {} : [];
  return typeof value === 'string' ? { text: value } : `about ${String(value)}`;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/**
 * Merges example responses: lists are concatenated and objects combined, so a fault can hit one element and
 * spare the next.
 */
export function merged(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...(one as unknown[]), ...(other as unknown[])];
  if (!isObject(one) || !isObject(other)) return one;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      name in one && name in other ? merged(one[name], other[name]) : (one[name] ?? other[name]),
    ]),
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
