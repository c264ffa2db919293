/** A JSON Schema 2020-12, of the kinds that the contracts use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly [keyword: string]: unknown;
}

const REF = '#/components/schemas/';
export const refTo = (name: string): Schema => ({ $ref: REF + name });
export const nameOfRef = (ref: string) => ref.slice(REF.length);

/** Rebuilds a schema bottom-up. */
export function mapSchema(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const { properties, items, additionalProperties, anyOf } = schema;
  const inner = (one: Schema) => mapSchema(one, change);
  return change({
    ...schema,
    ...(properties && { properties: mapValues(properties, inner) }),
    ...(items && { items: inner(items) }),
    ...(additionalProperties && { additionalProperties: inner(additionalProperties) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
  });
}

/** The schema at a path of properties, where `*` stands for every row of a list or entry of a map. */
export function schemaAt(schema: Schema, path: readonly string[]): Schema {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const next = step === '*' ? (schema.items ?? schema.additionalProperties) : schema.properties?.[step];
  const optional = schema.anyOf?.find(({ type }) => type !== 'null');
  if (!next && optional) return schemaAt(optional, path);
  if (!next) throw new Error(`There is no ${step} in ${JSON.stringify(schema)}`);
  return schemaAt(next, rest);
}

/** Shortens the converter's verbose output and removes keywords that only a parser needs. */
export function tidy(schema: Schema): Schema {
  const { required, anyOf, default: _default, propertyNames: _names, ...rest } = schema;
  if (anyOf) return { ...rest, ...alternatives(anyOf) };
  return { ...rest, ...(required && required.length > 0 && { required }) };
}

/** Simple types become a list of types, as in `type: [string, 'null']`. */
function alternatives(anyOf: readonly Schema[]): Schema {
  const flat = anyOf.flatMap((one) => one.anyOf ?? [one]);
  const [first, ...others] = flat;
  const simple = others.every((one) => Object.keys(one).join() === 'type') && typeof first?.type === 'string';
  if (!simple || first.properties || !flat.some(({ type }) => type === 'null' || type === 'string')) {
    return { anyOf: flat };
  }
  return { ...first, type: flat.flatMap(({ type = [] }) => type) };
}

/** The schema of example values. A field is required if every example has it. */
export function schemaOf(examples: readonly unknown[]): Schema {
  const [first] = examples;
  if (Array.isArray(first)) {
    const rows = examples.flat();
    return { type: 'array', items: rows.length > 0 ? schemaOf(rows) : {} };
  }
  if (typeof first !== 'object' || first === null) return { type: typeof first };
  const objects = examples as readonly Readonly<Record<string, unknown>>[];
  const keys = [...new Set(objects.flatMap((one) => Object.keys(one)))];
  return {
    type: 'object',
    properties: Object.fromEntries(
      keys.map((key) => [key, schemaOf(objects.filter((one) => key in one).map((one) => one[key]))]),
    ),
    required: keys.filter((key) => objects.every((one) => key in one)),
  };
}

export function mapValues<T, Result>(record: Readonly<Record<string, T>>, change: (value: T) => Result) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
