import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { SHELL } from './prerender/prerender.ts';

/** Makes `vite preview` respond like a host, with the empty page for unknown addresses. */
export function servePages(): Plugin {
  return {
    name: 'tableside:serve-pages',
    configurePreviewServer({ middlewares, config }) {
      const folder = join(config.root, config.build.outDir);
      middlewares.use((request, _response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
        if (extname(pathname) === '') {
          const page = join(pathname, 'index.html');
          request.url = (existsSync(join(folder, page)) ? page : `/${SHELL}`) + search;
        }
        next();
      });
    },
  };
}
