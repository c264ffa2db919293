import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';

const BASE = '/docs/';
const docs = fileURLToPath(new URL('..', import.meta.url));

/**
 * Serves the handbook beside the app in development. It is another site with plugins of its own, hence another server, which
 * answers through the one of the app. It begins when somebody opens the handbook, so that nobody else waits for it.
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
      // a server that never came up has nothing to close
      app.httpServer?.on('close', () => void starting?.then((handbook) => handbook.close()).catch(() => {}));
    },
  };
}

async function start(app: ViteDevServer): Promise<ViteDevServer> {
  const { createServer } = await import('vitepress');
  const hmr = app.httpServer ? { server: app.httpServer } : false;
  return createServer(docs, { middlewareMode: true, hmr });
}
