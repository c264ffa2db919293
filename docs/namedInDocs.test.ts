import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { allPages } from '../src/ui/navigation/pages.ts';

const documents = globSync(['*.md', '{deploy,contracts}/README.md', 'docs/*.md', 'docs/decisions/*.md'])
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => !text.startsWith('<!-- Written by'));

const scripts = new Set(
  Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object }).scripts),
);

const FOLDERS = ['src', 'mocks', 'tests', 'contracts', 'deploy', 'docs', 'patches'];
const LAYERS = ['domain', 'application', 'infrastructure', 'ui', 'composition', 'start'];
const PATH = new RegExp(`^(${[...FOLDERS, ...LAYERS].join('|')})/[\\w@.+/-]*$`);
const FILE = /^[\w.-]+\.(tsx?|cjs)$/;

const known = new Set(
  globSync([`{${FOLDERS.join(',')}}/**/*.{ts,tsx,cjs}`, '*.ts']).map((file) => basename(file)),
);

/** Finds code-formatted paths and files in a text that don't exist. Paths within a layer may omit `src/`. */
function missingIn(text: string): readonly string[] {
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return named.filter((code) => {
    if (PATH.test(code)) return !existsSync(code) && !existsSync(`src/${code}`);
    return FILE.test(code) && !known.has(code);
  });
}

/** Addresses that belong to neither a page nor the API: files of a server, and the fake backend's controls. */
const OTHER_ADDRESS = /^\/(assets|docs|etc|tmp|v1|var|__backend)\b/;

const anyParam = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

const openapi = parse(readFileSync('contracts/openapi.yaml', 'utf8')) as { readonly paths: object };
const endpoints = new Set(Object.keys(openapi.paths).map(anyParam));
const pagePaths = allPages.map(({ path }) => path).filter((path) => path !== '*');

/** Finds code-formatted addresses in a text, such as `GET /api/bookings` and `/login`, that don't exist. */
function missingAddressesIn(text: string): readonly string[] {
  const addresses = [...text.matchAll(/`(?:[A-Z]+ )?(\/[^`?#\s]*)/g)].map(([, address = '']) => address);
  return addresses.filter((address) => {
    if (OTHER_ADDRESS.test(address) || address.includes('…')) return false;
    if (address.startsWith('/api/')) return !endpoints.has(anyParam(address));
    return !pagePaths.some((path) => matchPath(path, address));
  });
}

const interfaceCode = globSync('src/ui/**/!(*.test).{ts,tsx}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const UNITS = { second: 1000, minute: 60_000 };

const numbersIn = (text: string) =>
  text
    .replaceAll('_', '')
    .match(/\d+(\.\d+)?/g)
    ?.map(Number) ?? [];

/** Finds figures in a page, such as `[10 seconds](../src/file.ts 'NAME_MS')`, that differ from their constant. */
function wrongFiguresIn(text: string, folder: string): readonly string[] {
  const figures = [...text.matchAll(/\[([^\]]+)\]\(([^ )]+) '([A-Z\d_]+)'\)/g)];
  return figures.flatMap(([figure, shown = '', file = '', name = '']) => {
    const source = readFileSync(join(folder, file), 'utf8');
    const [, value = ''] = new RegExp(`const ${name}\\b[^=]*= ([^;]+);`).exec(source) ?? [];
    const factor = name.endsWith('_MS') ? UNITS[shown.includes('minute') ? 'minute' : 'second'] : 1;
    const isRight =
      numbersIn(shown)
        .map((number) => number * factor)
        .join() === numbersIn(value).join();
    return isRight ? [] : [`${figure}: ${value}`];
  });
}

describe('Handwritten docs', () => {
  it('name only existing files', () => {
    expect(documents.flatMap(({ file, text }) => missingIn(text).map((name) => `${file}: ${name}`))).toEqual(
      [],
    );
  });

  it('name only existing commands', () => {
    const missing = documents.flatMap(({ file, text }) =>
      [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)]
        .filter(([, script = '']) => !scripts.has(script))
        .map(([command]) => `${file}: ${command}`),
    );
    expect(missing).toEqual([]);
  });

  it('name every command that starts with `check:`', () => {
    const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
    const parts = [...scripts].filter((script) => script.startsWith('check:'));
    expect(parts.filter((part) => !contributing.includes(`${part}\``))).toEqual([]);
  });

  it('name only existing pages and endpoints', () => {
    expect(
      documents.flatMap(({ file, text }) => missingAddressesIn(text).map((name) => `${file}: ${name}`)),
    ).toEqual([]);
  });

  it('have the same figures as the code', () => {
    expect(documents.flatMap(({ file, text }) => wrongFiguresIn(text, dirname(file)))).toEqual([]);
  });

  it.each(['live', 'two-people', 'kitchen-evening', 'closed-tonight'])(
    '%s.md quotes the interface in bold',
    (page) => {
      const quotes = readFileSync(`docs/${page}.md`, 'utf8').matchAll(/\*\*(.+?)\*\*/g);
      const missing = [...quotes].filter(([, quote = '']) => !interfaceCode.includes(quote));
      expect(missing.map(([quote]) => quote)).toEqual([]);
    },
  );

  it('are checked by searches that find known mistakes', () => {
    expect(documents.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['README.md', 'docs/architecture.md']),
    );
    expect(missingIn('`domain/booking/slots.ts`, `slots.ts`, `domain/gone/slots.ts`, `gone.ts`')).toEqual([
      'domain/gone/slots.ts',
      'gone.ts',
    ]);
    expect(missingAddressesIn('`/login`, `/gone?x`, `GET /api/bookings`, `POST /api/gone/{id}`')).toEqual([
      '/gone',
      '/api/gone/{id}',
    ]);
    const polling = "../src/ui/orders/OrdersViewModel.ts 'REFRESH_INTERVAL_MS'";
    expect(wrongFiguresIn(`[10 seconds](${polling}) [11 seconds](${polling})`, 'docs')).toEqual([
      `[11 seconds](${polling}): 10_000`,
    ]);
  });
});
