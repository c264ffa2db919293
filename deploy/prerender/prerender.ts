import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin, type ResolvedConfig } from 'vite';
import { allPages } from '../../src/ui/navigation/pages.ts';
import { css } from '../css.ts';
import { sheetOfPage } from '../pageSheets.ts';
import { themeVariables } from '../themeVariables.ts';
import type { Prerendered, PrerenderedSite } from './renderSite.tsx';
import { crawlerFiles } from './crawlerFiles.ts';

const renderer = fileURLToPath(new URL('renderSite.tsx', import.meta.url));

/** The page for addresses that have no file. */
export const SHELL = 'app.html';

/**
 * Prerenders each public page to an `index.html` in its folder. All other addresses get {@link SHELL}, an
 * empty page. With invalid settings, the build has only the empty page, which shows the problem.
 */
export function prerender(backend: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'tableside:prerender',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = config.build.outDir }, bundle) {
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
        ...site.pages.map((page) =>
          write(
            join(page.path, 'index.html'),
            documentOf(page, template, sheetOfPage(pageAt(page.path), bundle).source),
          ),
        ),
        ...Object.entries(files).map(([name, content]) => write(name, content)),
      ]);
    },
  };
}

async function renderedSite(
  environment: Readonly<Record<string, unknown>>,
): Promise<PrerenderedSite | undefined> {
  // uses a server, because Vite's `runnerImport` can't import CSS Modules
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [themeVariables()],
    css,
  });
  try {
    const module = (await server.ssrLoadModule(renderer)) as typeof import('./renderSite.tsx');
    return await module.prerender(environment);
  } catch (error) {
    if (error instanceof Error && error.name === 'SettingsError') return undefined;
    throw error;
  } finally {
    await server.close();
  }
}

/** Returns the page at an address. @throws Error if no page has the address */
function pageAt(address: string): (typeof allPages)[number] {
  const page = allPages.find(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(address));
  if (!page) throw new Error(`No page has the address ${address}`);
  return page;
}

function documentOf({ path, head, content }: Prerendered, template: string, styles: string): string {
  return (
    template
      .replace('<html ', `<html data-page="${path}" `)
      .replace(/<meta name="description"[^>]*>\s*/, '')
      // inline, because a request would delay the first paint
      .replace('</style>', () => `</style><style>${styles}</style>`)
      .replace(/<title>.*<\/title>/, () => head)
      // Cloudflare replaces mail links outside these comments, and the content policy would block its decoder
      .replace(
        '<div id="root"></div>',
        () => `<!--email_off--><div id="root">${content}</div><!--/email_off-->`,
      )
  );
}

async function writeInFolder(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
