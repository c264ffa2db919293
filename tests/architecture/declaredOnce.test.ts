import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allPages } from '../../src/ui/navigation/pages.ts';

const sources = globSync('{src,deploy}/**/*.{ts,tsx,js}')
  .concat('vite.config.ts', 'index.html')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({
    file,
    code: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, ''),
  }));

/** Returns the files in which a string starts with the text. */
const filesWith = (text: RegExp) => sources.filter(({ code }) => text.test(code)).map(({ file }) => file);

const escaped = (text: string) => text.replace(/[/.*?]/g, '\\$&');

describe('Single declarations', () => {
  it.each(allPages.map(({ path }) => path).filter((path) => /^\/\w/.test(path)))(
    'the address %s occurs only in the page list',
    (path) => {
      const [fixed = ''] = path.split('/:');
      expect(filesWith(new RegExp(`['"\`]${escaped(fixed)}(?=['"\`/?#])`))).toEqual([
        'src/ui/navigation/pages.ts',
      ]);
    },
  );

  const endpoints = sources
    .filter(({ file }) => file.startsWith('src/infrastructure/'))
    .flatMap(({ code }) =>
      [...code.matchAll(/['`](\/api\/[^'`]+)['`]/g)].map(([, endpoint = '']) => endpoint),
    );

  it('every endpoint occurs in one file', () => {
    expect(endpoints.length).toBeGreaterThan(20);
    expect(endpoints.filter((endpoint, index) => endpoints.indexOf(endpoint) !== index)).toEqual([]);
    expect(filesWith(/['"`]\/api\//).filter((file) => !file.startsWith('src/infrastructure/'))).toEqual([]);
  });

  it('storage keys are constants', () => {
    expect(filesWith(/torage(\.(local|session))?\.(read|write|remove)\(\w/).length).toBeGreaterThan(10);
    expect(filesWith(/torage(\.(local|session))?\.(read|write|remove)\(['"`]/)).toEqual([]);
    expect(filesWith(/['"`]accessToken['"`]/)).toEqual([
      'src/infrastructure/session/LocalStorageSessionStore.ts',
    ]);
  });
});
