/** What the nearest element lacks. */
export interface MissingField {
  /** Relative to the element: `.items[*].imageUrl`. */
  readonly at: string;
  readonly like: unknown;
}

/**
 * Compares an example with its nearest element, because Pact only says that no element matches.
 * @param example JSON text
 * @param elements a JSON list of JSON texts, as Pact reports the actual elements
 */
export function missingFields(example: string, elements: unknown): readonly MissingField[] {
  const wanted = read(example);
  const list = read(elements);
  const lacks = (Array.isArray(list) ? (list as unknown[]) : []).map((element) =>
    lacking(wanted, read(element), ''),
  );
  const [nearest] = lacks.toSorted((one, other) => one.length - other.length);
  return nearest === undefined || nearest.length === 0 ? [{ at: '', like: wanted }] : nearest;
}

function lacking(wanted: unknown, there: unknown, at: string): readonly MissingField[] {
  if (kindOf(wanted) !== kindOf(there)) return [{ at, like: wanted }];
  if (Array.isArray(wanted) && Array.isArray(there)) {
    return (wanted as unknown[]).flatMap((element) => {
      const [nearest] = (there as unknown[])
        .map((one) => lacking(element, one, `${at}[*]`))
        .toSorted((one, other) => one.length - other.length);
      return nearest ?? [{ at: `${at}[*]`, like: element }];
    });
  }
  if (isObject(wanted) && isObject(there)) {
    return Object.entries(wanted).flatMap(([name, value]) => lacking(value, there[name], `${at}.${name}`));
  }
  return [];
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => kindOf(value) === 'object';

/** Parses JSON text. Returns other values as they are. */
function read(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
