import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

const documents = globSync(['*.md', '{deploy,contracts}/README.md', 'docs/*.md', 'docs/decisions/*.md']).map(
  (file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }),
);

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

  it('are checked by a working search', () => {
    expect(documents.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['README.md', 'docs/architecture.md']),
    );
    expect(missingIn('`domain/booking/slots.ts`, `slots.ts`, `domain/gone/slots.ts`, `gone.ts`')).toEqual([
      'domain/gone/slots.ts',
      'gone.ts',
    ]);
  });
});
