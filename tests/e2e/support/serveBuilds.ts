import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { besideSite } from '../../../deploy/besideSite.ts';
import { nginxIsThere, startNginx } from '../../support/nginx.ts';
import { addresses, buildFolders, TAG } from './addresses.ts';

/** Builds into a folder of its own, so that a `dist/` that is about to be deployed stays as it is, and serves that. */
async function serve(
  outDir: string,
  mode: 'demo' | 'production',
  url: string,
  apiHost: string,
  tag = '',
): Promise<void> {
  // above what a developer's .env files say; empty counts as not set
  process.env['VITE_API_HOST'] = apiHost;
  process.env['VITE_VOICE_ORIGIN'] = apiHost && addresses.voiceService;
  process.env['VITE_GTAG_ID'] = tag;
  await build({ mode, logLevel: 'warn', build: { outDir } });
  const port = Number(new URL(url).port);
  const configuration = join(besideSite(outDir), 'nginx.conf');
  // with every header that operators send, the content policy among them
  if (existsSync(configuration) && nginxIsThere()) {
    startNginx({ folder: outDir, configuration: readFileSync(configuration, 'utf8'), port });
  } else {
    await preview({ logLevel: 'warn', build: { outDir }, preview: { port, strictPort: true } });
  }
}

// a run that was killed has no way to end this any more
const runner = Number(process.env['E2E_RUNNER']);
setInterval(() => {
  try {
    process.kill(runner, 0);
  } catch {
    process.exit();
  }
}, 2000).unref();

// one after the other: the last one up means that all are
await serve(buildFolders.mock, 'demo', addresses.mockBuild, '');
await serve(buildFolders.withoutHost, 'production', addresses.buildWithoutHost, '');
await serve(buildFolders.counted, 'production', addresses.countedBuild, addresses.apiHost, TAG);
await serve(buildFolders.host, 'production', addresses.hostBuild, addresses.apiHost);
