import { readFileSync } from 'node:fs';
import { slug } from 'github-slugger';
import { parse } from 'yaml';
import { OPENAPI_FILE } from '../../../contracts/openapi/file.ts';
import { nameOfRef, type Schema } from '../../../contracts/openapi/schema.ts';
import { table } from '../markdown.ts';
import type { Part } from '../part.ts';

interface Operation {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
}
interface Body {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}
interface Specification {
  readonly info: { readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** The OpenAPI file in prose: its introduction, calls, and objects. */
export const openapi: Part = async () => {
  const { info, tags, paths, components } = parse(readFileSync(OPENAPI_FILE, 'utf8')) as Specification;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      ...operation,
    })),
  );
  return [
    {
      file: 'openapi.md',
      text: [
        '# OpenAPI',
        'What a backend must implement, as an [OpenAPI 3.1 file](../contracts/openapi.yaml) and in prose.',
        'Start from the file: generate server code, import it into a client, or fuzz a host with it. Then check the host with the [contracts](contracts.md), which also cover its state. [API calls by response](calls.md) has examples.',
        '<a :href="file" download="openapi.yaml">Download openapi.yaml</a>',
        info.description,
        '## Calls',
        'Who may make each call, and what it sends and receives. The numbers are the statuses of refusals.',
        ...tags.flatMap(({ name, description }) => [
          `### ${name}`,
          description,
          ...table(
            ['Call', 'Does', 'Sends', 'Receives', 'Refusals'],
            operations
              .filter((one) => one.tags.includes(name))
              .map(({ name: call, summary, description: more, requestBody, responses }) => [
                `\`${call}\``,
                cellOf(`${summary} ${more}`),
                typeIn(requestBody),
                typeIn(Object.entries(responses).find(([, one]) => one.content)?.[1]),
                Object.keys(responses)
                  .filter((status) => Number(status) >= 400 && status !== '500')
                  .join(', ') || '–',
              ]),
          ),
        ]),
        '## Objects',
        'Fields marked with * are required. The others may be missing or null.',
        ...Object.entries(components.schemas).flatMap(([name, schema]) => [
          `### ${name}`,
          ...(typeof schema['description'] === 'string' ? [schema['description']] : []),
          ...table(['Field', 'Type', 'Meaning'], fieldsOf(schema)),
        ]),
        // on the site, links to files outside docs/ are plain text
        "<script setup>\nimport file from '../contracts/openapi.yaml?url';\n</script>",
      ].join('\n\n'),
    },
  ];
};

/** The fields of an object, with those of its inner objects by path. */
function fieldsOf({ properties = {}, required = [] }: Schema, before = ''): readonly (readonly string[])[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const place = before + name;
    const inner = field.properties ? field : field.anyOf?.find((one) => one.properties);
    const description = typeof field['description'] === 'string' ? field['description'] : '';
    return [
      [`\`${place}\`${required.includes(name) ? ' *' : ''}`, typeOf(field), cellOf(description)],
      ...(inner ? fieldsOf(inner, `${place}.`) : []),
    ];
  });
}

const typeIn = (body: Body | undefined) => {
  const [type, content] = Object.entries(body?.content ?? {})[0] ?? [];
  if (type === undefined) return '–';
  return content?.schema ? typeOf(content.schema) : type;
};

const WORDS: Readonly<Record<string, string>> = { string: 'text', boolean: 'flag', integer: 'whole number' };

/** "list of [Item](#item)". Null is left out, because every optional field may be null. */
function typeOf(schema: Schema): string {
  const { $ref, type = [], anyOf, items, properties, additionalProperties, format } = schema;
  if ($ref !== undefined) return `[${nameOfRef($ref)}](#${slug(nameOfRef($ref))})`;
  if (anyOf) return [...new Set(anyOf.map(typeOf))].filter(Boolean).join(' or ');
  if ('const' in schema) return `\`${String(schema['const'])}\``;
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => `\`${String(value)}\``).join(', ');
  if (items) return `list of ${typeOf(items) || 'anything'}`;
  if (additionalProperties && !properties) return `map of ${typeOf(additionalProperties) || 'anything'}`;
  if (properties) {
    const inner = Object.entries(properties);
    return `{ ${inner.map(([name, field]) => `${name}: ${typeOf(field)}`).join(', ')} }`;
  }
  const { minimum: min, maximum: max } = schema;
  const range = min === undefined ? '' : ` from ${min}${max === undefined ? '' : ` to ${max}`}`;
  const named = NAMED_FORMATS[String(format)];
  const names = [type].flat().filter((one) => one !== 'null');
  return (named ?? names.map((one) => WORDS[one] ?? one).join(' or ')) + range;
}

const NAMED_FORMATS: Readonly<Record<string, string>> = { 'date-time': 'time', date: 'day', uri: 'address' };

const cellOf = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');
