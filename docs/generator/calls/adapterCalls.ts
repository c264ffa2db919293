import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { runnerImport } from 'vite';
import { findApiCall } from '../../../contracts/support/calls.ts';
import { declarationsIn } from '../source/declarations.ts';
import { syntaxOf, type Node } from '../source/syntax.ts';

type Adapter = Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;
type AdapterClass = new (...needs: readonly unknown[]) => Adapter;

/**
 * Finds the API calls of each port method, such as `GET /api/companies/:companyId` for `Companies.detail`.
 * Runs every method of every HTTP adapter with placeholder values and records its request. Path parameters
 * get the contracts' names.
 * @returns calls by port and method, as in `Companies.detail`
 * @throws Error if the contracts assign a call to another method
 */
export function adapterCalls(): Promise<AdapterCalls> {
  known ??= read();
  return known;
}

type AdapterCalls = ReadonlyMap<string, readonly string[]>;
let known: Promise<AdapterCalls> | undefined;

async function read(): Promise<AdapterCalls> {
  const files = globSync('src/infrastructure/*/Http*.ts').filter((file) => !file.endsWith('.test.ts'));
  const calls = await Promise.all(files.toSorted().map(callsOf));
  return new Map(calls.flat());
}

async function callsOf(file: string): Promise<readonly (readonly [string, readonly string[]])[]> {
  const adapter = declarationsIn(syntaxOf(file)).find(({ node }) => portOf(node) !== undefined);
  if (!adapter) return [];
  const { module } = await runnerImport<Readonly<Record<string, AdapterClass>>>(resolve(file), {
    configFile: false,
    logLevel: 'error',
  });
  const Made = module[adapter.name];
  if (!Made) return [];
  return Promise.all(
    methodsOf(adapter.node).map(async ({ name, parameters }) => {
      const sent: string[] = [];
      const recorder = recorderInto(sent);
      const given = parameters.map((parameter) => (parameter === 'signal' ? undefined : anything()));
      // the result doesn't matter
      void new Made(recorder)[name]?.(...given);
      // it may have waited for a lock
      await setImmediate();
      const by = `${portOf(adapter.node)}.${name}`;
      return [by, sent.map((request) => agreedName(request, by))] as const;
    }),
  );
}

function agreedName(request: string, by: string): string {
  const [method = '', path = ''] = request.split(' ');
  const agreed = findApiCall(method, path);
  if (agreed.by !== by) throw new Error(`${request} is made by ${by}, but the contracts list ${agreed.by}`);
  return `${method} ${agreed.path}`;
}

/** The name of the port a class implements. */
function portOf(node: Node): string | undefined {
  const [port] = (node['implements'] ?? []) as readonly Node[];
  return port && String((port['expression'] as Node)['name']);
}

function methodsOf(node: Node) {
  const members = (node['body'] as Node | undefined)?.['body'] as readonly Node[];
  return members
    .filter((member) => member.type === 'MethodDefinition' && member['kind'] === 'method')
    .filter((member) => !member['accessibility'])
    .map((member) => ({
      name: String((member['key'] as Node)['name']),
      parameters: ((member['value'] as Node)['params'] as readonly Node[]).map((parameter) =>
        typeof parameter['name'] === 'string' ? parameter['name'] : 'value',
      ),
    }));
}

interface Request {
  readonly method: string;
  readonly path: string;
}

/** Records requests by an API verb, by `send`, or by the host's `fetch`. Never responds. */
function recorderInto(sent: string[]): unknown {
  const send = (verb: string, path: string) => {
    const [address = ''] = decodeURIComponent(path).split('?');
    sent.push(`${verb} ${address}`);
    return new Promise(() => undefined);
  };
  const verbs: Readonly<Record<string, string>> = { download: 'GET' };
  return new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'origin') return '';
        if (name === 'fetch') {
          return (path: string, { method = 'GET' }: RequestInit = {}) => send(method, path);
        }
        if (name === 'send') return ({ method, path }: Request) => send(method, path);
        return (path: string) => send(verbs[String(name)] ?? String(name).toUpperCase(), path);
      },
    },
  );
}

/** Properties the language itself reads from values. */
const OF_ANYTHING: ReadonlyMap<string | symbol, unknown> = new Map<string | symbol, unknown>([
  [Symbol.toPrimitive, () => 'anything'],
  [Symbol.iterator, [][Symbol.iterator]],
  // prevents awaiting
  ['then', undefined],
]);

/** A placeholder for any value and its parts, usable in URLs. */
function anything(): unknown {
  const parts = ['companyId', 'agentId', 'restaurantId', 'conversationId', 'categoryId'];
  return new Proxy(() => undefined, {
    get: (_, part) => (OF_ANYTHING.has(part) ? OF_ANYTHING.get(part) : anything()),
    apply: anything,
    ownKeys: () => [...parts, 'prototype'],
    getOwnPropertyDescriptor: (target, part) =>
      Reflect.getOwnPropertyDescriptor(target, part) ?? {
        configurable: true,
        enumerable: true,
        value: undefined,
      },
  });
}
