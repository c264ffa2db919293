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
 * The calls behind the ports, such as `GET /api/companies/:companyId` behind `Companies.detail`: every method of every
 * HTTP adapter is run, with anything in place of values, and whatever it would send is taken down. The parts of its path are
 * called as the contracts call them.
 * @returns by port and method, as in `Companies.detail`
 * @throws Error when the contracts have a call by another method
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
      // what it would do with the answer does not matter
      void new Made(recorder)[name]?.(...given);
      // it may have had to wait for its turn
      await setImmediate();
      const by = `${portOf(adapter.node)}.${name}`;
      return [by, sent.map((request) => agreedName(request, by))] as const;
    }),
  );
}

function agreedName(request: string, by: string): string {
  const [method = '', path = ''] = request.split(' ');
  const agreed = findApiCall(method, path);
  if (agreed.by !== by) throw new Error(`${request} is made by ${by}, and agreed on for ${agreed.by}`);
  return `${method} ${agreed.path}`;
}

/** The port that a class speaks, by its name. */
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

/** Takes down what is sent: by a verb of the API, by `send`, or by the `fetch` of the host. Nothing ever answers. */
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

/** What is asked of a value by the language itself. */
const OF_ANYTHING: ReadonlyMap<string | symbol, unknown> = new Map<string | symbol, unknown>([
  [Symbol.toPrimitive, () => 'anything'],
  [Symbol.iterator, [][Symbol.iterator]],
  // there is nothing to wait for
  ['then', undefined],
]);

/** What takes the place of a value, and of any part of it; it can be written into an address. */
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
