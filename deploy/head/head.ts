import { runnerImport, type Plugin, type Rolldown } from 'vite';
import { THEME_KEY } from '../../src/infrastructure/browser/LocalStoragePreferences.ts';
import { SESSION_KEYS } from '../../src/infrastructure/session/LocalStorageSessionStore.ts';
import { allPages, pageLayouts } from '../../src/ui/navigation/pages.ts';
import { sheetOfPage } from '../pageSheets.ts';
import { filesOfModules, filesOfPage, modulesOf } from '../pageFiles.ts';
import { headScript, type HeadData, type HeadPage } from './headScript.ts';

/**
 * Adds {@link headScript} and its page data to the HTML.
 * @param apiHost the API host's origin, or undefined with an in-page backend
 */
export function head(apiHost: string | undefined): Plugin {
  const keys = { theme: THEME_KEY, ...SESSION_KEYS };
  return {
    name: 'tableside:head',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        // the development server has no bundled files to preload
        const files: string[] = [];
        const pages = bundle ? await pagesOf(bundle, files) : [];
        const data: HeadData = { pages, files, apiHost, keys };
        const script = `(${headScript.toString()})(${JSON.stringify(data)})`;
        return {
          // removed, because the page's own sheet includes the entry's styles
          html: html.replace(/<link rel="stylesheet"[^>]*>\s*/, ''),
          tags: [{ tag: 'script', children: script, injectTo: 'head' }],
        };
      },
    },
  };
}

/** @param addresses collects the files, each once, because most files belong to several pages */
async function pagesOf(bundle: Rolldown.OutputBundle, addresses: string[]): Promise<readonly HeadPage[]> {
  const placeOf = (file: string) => {
    const address = `/${file}`;
    if (!addresses.includes(address)) addresses.push(address);
    return addresses.indexOf(address);
  };
  // reads the paths from the adapters, which Node can't import directly
  const { module } = await runnerImport<typeof import('../../src/composition/preloadPaths.ts')>(
    'src/composition/preloadPaths.ts',
  );
  return allPages.map((page) => {
    const files = filesOfModules(modulesOf(page), bundle);
    const sheet = sheetOfPage(page, bundle);
    const soon = filesOfPage(page, bundle).filter((file) => !files.includes(file));
    const { path, frame, signedOutOnly: forVisitors = false, html, preloadRequests = [] } = page;
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    // a placeholder must survive URL encoding, which keeps `!`
    const given = Object.fromEntries(names.map((name, index) => [name, `!${index + 1}`]));
    return {
      path: path === '*' ? '' : `^${path.replace(/:\w+/g, '([^/]+)')}$`,
      guarded: frame !== undefined && pageLayouts[frame].guarded,
      forVisitors,
      unlessAsked: typeof html === 'object' ? html.unlessAsked : [],
      files: files.map(placeOf),
      sheet: placeOf(sheet.fileName),
      parts: sheet.parts.map(placeOf),
      soon: soon.map(placeOf),
      calls: preloadRequests.map((read) => module.preloadPaths[read](given).replace(/!(\d)/g, '$$$1')),
    };
  });
}
