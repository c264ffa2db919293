import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { apiCalls, findApiCall } from '../support/calls.ts';
import { interactionsIn, PACT_FILE, type Interaction } from '../support/pactFile.ts';

/** A JSON Schema 2020-12 with the keywords that the tests read. */
export interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
  readonly allOf?: readonly Schema[];
  readonly [keyword: string]: unknown;
}
interface Content {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}
export interface Operation {
  readonly 'x-roles'?: readonly string[];
  readonly security?: readonly object[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}
interface Specification {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly responses: Readonly<Record<string, Content>>;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
}

export const OPENAPI_FILE = join(import.meta.dirname, '../openapi.yaml');
export const specification = parse(readFileSync(OPENAPI_FILE, 'utf8')) as Specification;
const { responses, schemas } = specification.components;

const interactionsOf = Map.groupBy(interactionsIn(PACT_FILE), ({ request }) =>
  findApiCall(request.method, request.path),
);

/**
 * Every API call, with its operation in the OpenAPI file and its interactions in the contracts.
 * @throws Error if the file lacks an API call
 */
export const describedCalls = apiCalls.map((call) => {
  const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
  const operation = specification.paths[path]?.[call.method.toLowerCase()];
  if (!operation) throw new Error(`The OpenAPI file lacks ${call.method} ${path}`);
  return { call, operation, interactions: interactionsOf.get(call) ?? [] };
});

export type DescribedCall = (typeof describedCalls)[number];

export const isSuccess = ({ response }: Interaction) => response.status < 300;

export const nameOfRef = ($ref: string) => $ref.slice($ref.lastIndexOf('/') + 1);

/** Resolves `$ref` and `allOf` in a schema. */
export function resolveSchema(schema: Schema): Schema {
  if (schema.$ref !== undefined) return resolveSchema(schemas[nameOfRef(schema.$ref)] ?? {});
  const { allOf = [], ...own } = schema;
  return allOf.map(resolveSchema).reduce(
    (merged, one) => ({
      ...one,
      ...merged,
      properties: { ...one.properties, ...merged.properties },
      required: [...(one.required ?? []), ...(merged.required ?? [])],
    }),
    own,
  );
}

export const requestSchema = ({ requestBody }: Operation) =>
  requestBody?.content?.['application/json']?.schema;

/** Returns the described response with a status, or undefined if the file doesn't list the status. */
export function responseOf(operation: Operation, status: number): Content | undefined {
  const listed = operation.responses[status];
  return listed?.$ref === undefined ? listed : responses[nameOfRef(listed.$ref)];
}

const ajv = new Ajv2020({
  strict: false,
  formats: { 'date-time': isInstant, date: true, uri: URL.canParse },
});
ajv.addSchema({ $id: 'file', components: { schemas } });

/** Whether a time has a zone, so that `Date` parses it the same everywhere. */
function isInstant(value: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}

/** Returns the problems of a value, or undefined if the schema allows it. */
export function schemaProblems(schema: Schema, value: unknown): string | undefined {
  const absolute = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components', '"file#/components'),
  ) as Schema;
  return ajv.validate(absolute, value) ? undefined : ajv.errorsText();
}
