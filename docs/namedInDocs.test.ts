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

/** What stands in a text as code and is a path or a file, but not there. A layer's path may do without `src/`. */
function missingIn(text: string): readonly string[] {
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return named.filter((code) => {
    if (PATH.test(code)) return !existsSync(code) && !existsSync(`src/${code}`);
    return FILE.test(code) && !known.has(code);
  });
}

describe('what is written by hand', () => {
  it.each(documents)('names no file that is not there: $file', ({ text }) => {
    expect(missingIn(text)).toEqual([]);
  });

  it.each(documents)('names no command that is not there: $file', ({ text }) => {
    const named = [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, script = '']) => script);
    expect(named.filter((script) => !scripts.has(script))).toEqual([]);
  });

  it('is seen, and so is what is not there', () => {
    expect(documents.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['README.md', 'docs/architecture.md']),
    );
    expect(missingIn('`domain/booking/slots.ts`, `slots.ts`, `domain/gone/slots.ts`, `gone.ts`')).toEqual([
      'domain/gone/slots.ts',
      'gone.ts',
    ]);
  });
});
