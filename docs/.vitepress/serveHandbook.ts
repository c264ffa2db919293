import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';

const BASE = '/docs/';
const docs = fileURLToPath(new URL('..', import.meta.url));

/**
 * Serves the handbook next to the app in development. The handbook is a separate site with its own plugins.
 * Its server starts on the first request and answers through the app's server.
 */
export function serveHandbook(): Plugin {
  return {
    name: 'tableside:serve-handbook',
    apply: 'serve',
    configureServer(app) {
      let starting: Promise<ViteDevServer> | undefined;
      app.middlewares.use((request, response, next) => {
        const { url = '' } = request;
        if (`${url}/` === BASE) response.writeHead(302, { Location: BASE }).end();
        else if (url.startsWith(BASE)) {
          starting ??= start(app);
          starting.then((handbook) => handbook.middlewares(request, response, next), next);
        } else next();
      });
      // a server that never started needs no closing
      app.httpServer?.on('close', () => void starting?.then((handbook) => handbook.close()).catch(() => {}));
    },
  };
}

async function start(app: ViteDevServer): Promise<ViteDevServer> {
  const { createServer } = await import('vitepress');
  const hmr = app.httpServer ? { server: app.httpServer } : false;
  return createServer(docs, { middlewareMode: true, hmr });
}
