import { runnerImport, type Plugin } from 'vite';

const MODULE = 'virtual:theme-variables.css';
/** The extension makes Vite treat the module as a style sheet. */
const ID = '/@theme-variables.css';

/** Provides the theme's CSS variables as a style sheet, so that pages don't compute them. */
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
  // printed pages are light in every theme
  return DARK in rules ? `@media screen {\n${text}\n}` : text;
}

const declaration = ([name, value]: [string, string]) =>
  `  ${name.replace(/^colorScheme$/, 'color-scheme')}: ${value};`;
