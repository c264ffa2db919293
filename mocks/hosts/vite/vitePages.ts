import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { PAGES, standInPageKindAt } from '../../handlers/handoffs.ts';

const DEVELOPMENT_SCRIPT = '/__backend/pages/development.js';
const script = fileURLToPath(new URL('../pages/standInPages.ts', import.meta.url));

/**
 * Serves the stand-in pages next to the app, in development and in builds. They are separate files, because
 * MSW's worker handles a navigation only while a page of the app is open. Their script is a separate bundle
 * without app code.
 * @param needs the plugins required to bundle the script
 */
export function standInPages(needs: readonly Plugin[]): Plugin {
  return {
    name: 'fake-backend-pages',

    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname === DEVELOPMENT_SCRIPT) {
          response.setHeader('Content-Type', 'text/javascript');
          bundled(needs).then(({ code }) => response.end(code), next);
        } else if (standInPageKindAt(pathname)) {
          response.setHeader('Content-Type', 'text/html');
          response.end(shell(DEVELOPMENT_SCRIPT));
        } else next();
      });
    },

    async generateBundle() {
      const { fileName, code } = await bundled(needs);
      const name = basename(fileName);
      this.emitFile({ type: 'asset', fileName: `__backend/pages/${name}`, source: code });
      for (const page of Object.values(PAGES)) {
        this.emitFile({ type: 'asset', fileName: page, source: shell(name) });
      }
    },
  };
}

const shell = (src: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="data:," />
    <title>Stand-in page</title>
    <script type="module" src="${src}"></script>
  </head>
  <body></body>
</html>
`;

async function bundled(plugins: readonly Plugin[]): Promise<Rolldown.OutputChunk> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [...plugins],
    build: { write: false, rolldownOptions: { input: script } },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output[0];
}
