import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { apiCalls, type Call } from '../../support/calls.ts';
import { OPENAPI_FILE } from '../file.ts';
import type { Schema } from '../schema.ts';

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}
interface SpecResponse extends Content {
  readonly $ref?: string;
}
export interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly security: readonly object[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, SpecResponse>>;
}
interface Specification {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly responses: Readonly<Record<string, SpecResponse>>;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
}

const specification = parse(readFileSync(OPENAPI_FILE, 'utf8')) as Specification;

export const { schemas } = specification.components;

/** A call with its OpenAPI operation. */
export interface DescribedCall {
  readonly call: Call;
  readonly operation: Operation;
}

export const describedCalls: readonly DescribedCall[] = apiCalls.map((call) => {
  const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
  const operation = specification.paths[path]?.[call.method.toLowerCase()];
  if (!operation) throw new Error(`The OpenAPI file lacks ${call.method} ${path}`);
  return { call, operation };
});

const ajv = new Ajv2020({
  strict: false,
  formats: { 'date-time': isInstant, date: true, uri: URL.canParse },
});
ajv.addSchema({ $id: 'file', components: { schemas } });

/** With a zone, as `Date` parses it everywhere. */
function isInstant(value: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}

/** The problems of a value, or undefined if the schema allows it. */
export function schemaProblems(schema: Schema, value: unknown): string | undefined {
  const absolute = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components', '"file#/components'),
  ) as Schema;
  return ajv.validate(absolute, value) ? undefined : ajv.errorsText();
}

/** What is wrong with a response, or undefined if its operation describes it. */
export async function responseProblem(operation: Operation, response: Response): Promise<string | undefined> {
  const { status, headers } = response;
  const body = await response.arrayBuffer();
  if (status >= 500) return `${status} ${new TextDecoder().decode(body)}`;
  const listed = operation.responses[status];
  if (!listed) return `the file lists no ${status}`;
  const described = listed.$ref
    ? specification.components.responses[listed.$ref.split('/').at(-1) ?? '']
    : listed;
  const type = headers.get('Content-Type')?.split(';')[0] ?? '';
  if (!described?.content) return body.byteLength === 0 ? undefined : `${status} must have no body`;
  const { schema } = described.content[type] ?? {};
  if (!(type in described.content)) return `${status} has the type ${type}`;
  return schema && schemaProblems(schema, JSON.parse(new TextDecoder().decode(body)));
}
