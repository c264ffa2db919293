import { exportedBy, methodsOf, type Exported } from '../../docs/generator/useCases/source.ts';
import { globSync } from 'node:fs';
import { KNOWN_ROLES, mayAdminister } from '#domain/companies/role.ts';
import { apiCalls, type Access, type Call } from '../support/calls.ts';
import { annotated } from './annotations.ts';
import { components } from './components.ts';
import { hasDeclined, interactionsOfMethod, isDone, requestExamples, responseExamples } from './examples.ts';
import { requestBodies } from './requestBodies.ts';
import { refTo, type Schema } from './schema.ts';
import {
  INTRODUCTION,
  OWN_STATUS_TEXTS,
  OWN_SUMMARIES,
  PARAMETER_TEXTS,
  STATUS_TEXTS,
  VERSIONED,
} from './texts.ts';

const ERROR: Schema = {
  description:
    'The console reads the message in any of these places. Other bodies, such as plain text, have none.',
  type: 'object',
  properties: {
    message: { type: 'string', description: 'What went wrong, in words for users.' },
    error: {
      anyOf: [{ type: 'string' }, { type: 'object', properties: { message: { type: 'string' } } }],
      description: 'The same as `message`, for hosts that name it so.',
    },
    detail: { type: 'string', description: 'The same in problem details (RFC 9457).' },
  },
};

const DECLINED: Schema = {
  description: 'The host declines the action.',
  type: 'object',
  properties: { success: { const: false }, message: { type: ['string', 'null'], description: 'Why.' } },
  required: ['success'],
};

const MESSAGE: Schema = {
  description: 'What the host says about the action, if anything. The console needs no body.',
  type: 'object',
  properties: { message: { type: ['string', 'null'] } },
};

/** The OpenAPI 3.1 document of the API. */
export async function openApiDocument() {
  const { schemas, replies } = await components();
  const { bodies, own } = requestBodies(schemas);
  const ports = portsByName();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of apiCalls) {
    const port = ports.get(portOf(call));
    if (!port) throw new Error(`There is no port of ${call.by}`);
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: operation(call, {
        port,
        reply: replies.get(call.by),
        body: bodies.get(call.by),
      }),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tableside API',
      version: '1.0.0',
      description: INTRODUCTION,
      license: { name: 'Unlicensed', identifier: 'UNLICENSED' },
    },
    servers: [{ url: 'http://localhost:4010', description: 'The mock backend (`npm run mock`).' }],
    tags: [...new Set(apiCalls.map(portOf))].map((name) => ({
      name,
      description: ports.get(name)?.sentence.replace(/ A signal cancels a read\.$/, ''),
    })),
    security: [{ accessToken: [] }],
    paths,
    components: {
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', description: 'The access token of the sign-in.' },
        refreshCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'refreshToken',
          description: 'The cookie that the sign-in sets. Its name is up to the host.',
        },
      },
      responses: sharedErrors(),
      schemas: annotated({ ...schemas, ...own, Message: MESSAGE, Declined: DECLINED, Error: ERROR }),
    },
  };
}

interface Sources {
  readonly port: Exported;
  readonly reply: Schema | undefined;
  readonly body: Schema | undefined;
}

const portOf = ({ by }: Call) => by.split('.')[0] ?? '';

function portsByName(): ReadonlyMap<string, Exported> {
  const names = new Set(apiCalls.map(portOf));
  const files = globSync('src/application/*/*.ts').filter((file) =>
    names.has(/(\w+)\.ts$/.exec(file)?.[1] ?? ''),
  );
  return new Map(files.map((file) => exportedBy(file)).map((port) => [port.name, port]));
}

function operation(call: Call, { port, reply, body }: Sources) {
  const { by, method, access } = call;
  const [tag = '', name = ''] = by.split('.');
  const sentence = OWN_SUMMARIES[by] ?? methodsOf(port).find((one) => one.name === name)?.sentence ?? '';
  const [summary = '', ...more] = withoutTags(sentence).split(/(?<=\.) /);
  if (summary === '') throw new Error(`${by} needs a summary`);
  const [example] = requestExamples(by);
  return {
    tags: [tag],
    operationId: tag.charAt(0).toLowerCase() + tag.slice(1) + name.charAt(0).toUpperCase() + name.slice(1),
    summary,
    description: [...more, whoMay(access)].join(' '),
    ...(access === 'administrator' && { 'x-roles': KNOWN_ROLES.filter(mayAdminister) }),
    security: securityOf(by),
    ...(parametersOf(call).length > 0 && { parameters: parametersOf(call) }),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: body, example } } },
    }),
    responses: responsesOf(by, method, access, reply, body),
  };
}

const withoutTags = (sentence: string) =>
  sentence
    .replace(/ @(throws|param|returns?)\b.*$/, '')
    .replaceAll(/ Rejected (for|with) [^.]*\./g, '')
    .replaceAll(/\{@link (\w+)\}/g, '`$1`');

function whoMay(access: Access): string {
  if (access === 'everyone') return 'Open to everyone.';
  if (access === 'user') return 'For every signed-in user.';
  return access === 'member' ? 'For every user of the company.' : 'For owners and admins of the company.';
}

/** The credentials that the contracts' requests carry. Two at once are alternatives. */
function securityOf(by: string): readonly Readonly<Record<string, readonly never[]>>[] {
  const headers = new Set(interactionsOfMethod(by).flatMap(({ request }) => Object.keys(request.headers)));
  return [
    ...(headers.has('Authorization') ? [{ accessToken: [] }] : []),
    ...(headers.has('Cookie') ? [{ refreshCookie: [] }] : []),
  ];
}

function parametersOf({ by, method, path }: Call): readonly object[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: PARAMETER_TEXTS[name],
    schema:
      name === 'provider' ? { type: 'string', enum: ['square', 'clover'] } : { type: 'string', minLength: 1 },
  }));
  const names = new Set(interactionsOfMethod(by).flatMap(({ request }) => Object.keys(request.query)));
  const inQuery = [...names]
    .toSorted()
    .toReversed()
    .map((name) => ({
      name,
      in: 'query',
      description: PARAMETER_TEXTS[name],
      schema: querySchema(name),
    }));
  const ifMatch = {
    name: 'If-Match',
    in: 'header',
    description: 'The `ETag` of the read before, if the host sent one.',
    schema: { type: 'string' },
  };
  return [...inPath, ...inQuery, ...(method === 'PUT' && VERSIONED.includes(by) ? [ifMatch] : [])];
}

function querySchema(name: string): Schema {
  if (name === 'limit') return { type: 'integer', minimum: 1, maximum: 100 };
  return name === 'includeAudio' ? { type: 'string', enum: ['true'] } : { type: 'string' };
}

/** The statuses of the contracts, and those that every call of its kind can have. */
function responsesOf(
  by: string,
  method: string,
  access: Access,
  reply: Schema | undefined,
  body: Schema | undefined,
) {
  const interactions = interactionsOfMethod(by);
  const done = interactions.filter(isDone).map(({ response }) => response.status);
  const refused = interactions.filter((one) => !isDone(one)).map(({ response }) => response.status);
  if (access !== 'everyone') refused.push(401);
  if (access === 'member' || access === 'administrator') refused.push(404);
  if (access === 'administrator') refused.push(403);
  if (body || method === 'GET') refused.push(...(body || querySchemas(by) ? [400] : []));
  // a host may also answer with a message where the contracts' examples are empty
  const statuses = new Set([...done, ...(done.includes(204) ? [200] : [])]);
  return Object.fromEntries([
    ...[...statuses].map((status) => [
      status,
      {
        description: STATUS_TEXTS[status]?.text,
        ...headersOf(by, method),
        ...(status !== 204 && { content: contentOf(by, reply) }),
      },
    ]),
    ...[...new Set(refused)].map((status) => {
      const { name = '' } = STATUS_TEXTS[status] ?? {};
      const own = OWN_STATUS_TEXTS[`${by} ${status}`];
      return [status, own === undefined ? { $ref: `#/components/responses/${name}` } : errorResponse(own)];
    }),
  ]) as Readonly<Record<string, object>>;
}

const errorResponse = (description: string) => ({
  description,
  content: { 'application/json': { schema: refTo('Error') } },
});

/** The responses that calls share, by name. */
function sharedErrors() {
  const errors = Object.entries(STATUS_TEXTS).filter(([status]) => Number(status) >= 400);
  return Object.fromEntries(
    errors.map(([status, { name, text }]) => [
      name,
      { ...errorResponse(text), ...(status === '500' && { headers: { 'Retry-After': RETRY_AFTER } }) },
    ]),
  );
}

const RETRY_AFTER = {
  description: 'Optional: seconds or a date. The console waits that long before it tries again.',
  schema: { type: 'string' },
};

const querySchemas = (by: string) =>
  interactionsOfMethod(by).some(({ request }) => Object.keys(request.query).length > 0);

function contentOf(by: string, reply: Schema | undefined) {
  const bytes = interactionsOfMethod(by).find(({ response }) => response.body?.contentType === '*/*');
  if (bytes) return { 'audio/mpeg': {} };
  const [example] = responseExamples(by).toSorted((one, other) => size(other) - size(one));
  const schema = reply ?? refTo('Message');
  return {
    'application/json': {
      schema: hasDeclined(by) ? { anyOf: [schema, refTo('Declined')] } : schema,
      ...(example && { example: example.content }),
    },
  };
}

const size = ({ content }: { readonly content: unknown }) => JSON.stringify(content).length;

function headersOf(by: string, method: string) {
  const cookie = interactionsOfMethod(by).some(({ response }) => 'Set-Cookie' in response.headers);
  if (cookie) {
    const description = 'The refresh cookie.';
    const example = 'refreshToken=…; Max-Age=2592000; Path=/api/users; HttpOnly; Secure; SameSite=Lax';
    return {
      headers: { 'Set-Cookie': { description, required: true, schema: { type: 'string' }, example } },
    };
  }
  if (by === 'Accounts.logout') {
    const description = 'Removes the refresh cookie.';
    const example = 'refreshToken=; Max-Age=0; Path=/api/users; HttpOnly; Secure; SameSite=Lax';
    return { headers: { 'Set-Cookie': { description, schema: { type: 'string' }, example } } };
  }
  if (method === 'GET' && VERSIONED.includes(by)) {
    const description = 'Optional: the version, which the next save sends back as `If-Match`.';
    return { headers: { ETag: { description, schema: { type: 'string' } } } };
  }
  return {};
}
