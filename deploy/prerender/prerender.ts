import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin, type ResolvedConfig } from 'vite';
import type { Prerendered, PrerenderedSite } from './renderSite.tsx';
import { crawlerFiles } from './crawlerFiles.ts';

const renderer = fileURLToPath(new URL('renderSite.tsx', import.meta.url));

/** The page for addresses without their own file. */
export const SHELL = 'app.html';

/**
 * Prerenders each public page to an `index.html` in its folder, next to {@link SHELL}, the empty page for
 * all other addresses. With invalid settings there is only the empty page, which shows the problem.
 */
export function prerender(backend: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'tableside:prerender',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = config.build.outDir }) {
      const template = await readFile(join(dir, 'index.html'), 'utf8');
      const write = (name: string, content: string) => writeInFolder(join(dir, name), content);
      await write(
        SHELL,
        template.replace('<title>', '<meta name="robots" content="noindex" />\n    <title>'),
      );

      const site = await renderedSite({ ...config.env, VITE_BACKEND: backend });
      if (!site) return config.logger.warn('Invalid settings: no pages are prerendered.');
      const files = crawlerFiles(
        site.pages.map(({ path }) => path),
        site.siteUrl,
      );
      await Promise.all([
        ...site.pages.map((page) => write(join(page.path, 'index.html'), documentOf(page, template))),
        ...Object.entries(files).map(([name, content]) => write(name, content)),
      ]);
    },
  };
}

async function renderedSite(
  environment: Readonly<Record<string, unknown>>,
): Promise<PrerenderedSite | undefined> {
  const { module } = await runnerImport<typeof import('./renderSite.tsx')>(renderer);
  try {
    return await module.prerender(environment);
  } catch (error) {
    if (error instanceof Error && error.name === 'SettingsError') return undefined;
    throw error;
  }
}

function documentOf({ path, head, content }: Prerendered, template: string): string {
  return template
    .replace('<html ', `<html data-page="${path}" `)
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<title>.*<\/title>/, () => head)
    .replace('<div id="root"></div>', () => `<div id="root">${content}</div>`);
}

async function writeInFolder(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
