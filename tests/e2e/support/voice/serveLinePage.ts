import { createServer, type ViteDevServer } from 'vite';

const PAGE = `<!doctype html><title>Line</title><link rel="icon" href="data:,">
<script type="module" src="/tests/e2e/support/voice/linePage.ts"></script>`;

/** Serves the voice line's page, like the development server. */
export async function serveLinePage(): Promise<{ readonly url: string; readonly server: ViteDevServer }> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: `test-results/line-page-${process.pid}`,
    optimizeDeps: {
      noDiscovery: true,
      // browsers can't load CommonJS directly
      include: ['@elevenlabs/client', '@elevenlabs/client/internal'],
    },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  server.middlewares.use(({ url = '' }, response) => {
    const isPage = !/\.\w+$/.test(url.split('?')[0] ?? '');
    response.statusCode = isPage ? 200 : 404;
    response.setHeader('Content-Type', 'text/html').end(isPage ? PAGE : '');
  });
  await server.listen();
  return { url: server.resolvedUrls?.local[0] ?? '', server };
}
