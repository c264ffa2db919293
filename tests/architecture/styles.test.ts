import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { theme } from '#ui/theme/theme.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const sheets = globSync('src/**/*.module.css').map((file) => file.replaceAll('\\', '/'));
const components = globSync('src/**/*.tsx').filter((file) => !file.includes('.test.'));

/** Finds each class that a component or a sheet uses, as `sheet class`. A computed name ends with `*`. */
function usedClasses(): ReadonlySet<string> {
  const used = new Set<string>();
  for (const file of components) {
    const code = read(file);
    const text = code.replaceAll(/^import .*$/gm, '');
    for (const [, name, from] of code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const sheet = normalize(join(dirname(file), String(from)));
      for (const [, own] of text.matchAll(new RegExp(`(?<![.\\w])${name}\\.(\\w+)`, 'g')))
        used.add(`${sheet} ${own}`);
      for (const [, prefix] of text.matchAll(new RegExp(`(?<![.\\w])${name}\\[\`(\\w+)\\$`, 'g'))) {
        used.add(`${sheet} ${prefix}*`);
      }
      for (const [, own] of text.matchAll(new RegExp(`(?<![.\\w])${name}\\[(?!\`)(\\w+)\\]`, 'g'))) {
        used.add(`${sheet} [${own}]`);
      }
    }
  }
  for (const sheet of sheets) {
    for (const [, names = '', from] of read(sheet).matchAll(/composes: ([\w ]+?)(?: from '([^']+)')?;/g)) {
      const source = from === undefined ? sheet : normalize(join(dirname(sheet), from));
      for (const name of names.split(' ')) used.add(`${source} ${name}`);
    }
  }
  return used;
}

/** Finds the class names of a sheet. Ignores comments, strings, and `:global` names. */
function definedClasses(sheet: string): ReadonlySet<string> {
  const selectors = read(sheet)
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .replaceAll(/'[^']*'|"[^"]*"/g, '')
    .replaceAll(/[\w-]+: [^;{}]*;/g, '');
  return new Set([...selectors.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name = '']) => name));
}

describe('The style sheets', () => {
  const used = usedClasses();

  it('define every class that a component uses', () => {
    const missing = [...used].filter((use) => {
      const [sheet = '', name = ''] = use.split(' ');
      if (name.startsWith('[')) return false;
      const defined = [...definedClasses(sheet)];
      return !defined.some((own) => (name.endsWith('*') ? own.startsWith(name.slice(0, -1)) : own === name));
    });
    expect(missing).toEqual([]);
  });

  it('define only classes that a component uses', () => {
    const unused = sheets.flatMap((sheet) => {
      // a variable may choose any class of the sheet
      if ([...used].some((use) => use.startsWith(`${sheet} [`))) return [];
      const names = [...used]
        .filter((use) => use.startsWith(`${sheet} `))
        .map((use) => use.slice(sheet.length + 1));
      return [...definedClasses(sheet)]
        .filter(
          (own) =>
            !names.some((name) => (name.endsWith('*') ? own.startsWith(name.slice(0, -1)) : own === name)),
        )
        .map((own) => `${sheet} .${own}`);
    });
    expect(unused).toEqual([]);
  });

  it('compose only classes of the same sheet, because custom media in another sheet would stay unresolved', () => {
    expect(sheets.filter((sheet) => /composes: [^;]* from /.test(read(sheet)))).toEqual([]);
  });

  it('have unique names, because class names start with the name of the sheet', () => {
    const names = sheets.map((sheet) => basename(sheet));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('use only variables that the theme defines', () => {
    const variables = new Set(
      theme
        .generateStyleSheets()
        .flatMap((sheet) => Object.values(sheet).flatMap((rule) => Object.keys(rule))),
    );
    const unknown = globSync('src/**/*.css').flatMap((sheet) =>
      [...read(sheet).matchAll(/var\((--mui-[\w-]+)/g)]
        .filter(([, name = '']) => !variables.has(name))
        .map(([, name]) => `${sheet} ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('change layouts only at the breakpoints of the theme', () => {
    const widths = Object.fromEntries(
      [...read('src/ui/theme/media.css').matchAll(/--(\w\w) \(width >= (\d+)px\)/g)].map(
        ([, name, width]) => [name, Number(width)],
      ),
    );
    const { xs: _, ...breakpoints } = theme.breakpoints.values;
    expect(widths).toEqual(breakpoints);
  });
});
