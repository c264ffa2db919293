import { runnerImport, type Plugin } from 'vite';

const MODULE = 'virtual:theme-variables.css';
/** Vite treats it as a style sheet by the end of its name. */
const ID = '/@theme-variables.css';

/** The CSS variables of the theme as a style sheet, which costs a page nothing to compute. */
export function themeVariables(): Plugin {
  return {
    name: 'tableside:theme-variables',
    resolveId: { filter: { id: new RegExp(`^${MODULE}$`) }, handler: () => ID },
    load: {
      filter: { id: new RegExp(`^${ID}$`) },
      async handler() {
        const { module, dependencies } =
          await runnerImport<typeof import('../src/ui/theme/theme.ts')>('src/ui/theme/theme.ts');
        for (const dependency of dependencies) this.addWatchFile(dependency);
        return module.theme.generateStyleSheets().map(styleSheet).join('\n');
      },
    },
  };
}

const DARK = '[data-theme="dark"]';

function styleSheet(rules: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const text = Object.entries(rules)
    .map(
      ([selector, variables]) => `${selector} {\n${Object.entries(variables).map(declaration).join('\n')}\n}`,
    )
    .join('\n');
  // paper is light in every theme
  return DARK in rules ? `@media screen {\n${text}\n}` : text;
}

const declaration = ([name, value]: [string, string]) =>
  `  ${name.replace(/^colorScheme$/, 'color-scheme')}: ${value};`;
