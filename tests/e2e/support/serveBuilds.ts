import { build, preview } from 'vite';
import { addresses, buildFolders } from './addresses.ts';

/** Builds into a folder of its own, so that a `dist/` that is about to be deployed stays as it is, and serves that. */
async function serve(
  outDir: string,
  mode: 'demo' | 'production',
  url: string,
  apiHost: string,
): Promise<void> {
  // above what a developer's .env files say; empty counts as not set
  process.env['VITE_API_HOST'] = apiHost;
  process.env['VITE_VOICE_ORIGIN'] = apiHost && addresses.voiceService;
  process.env['VITE_GTAG_ID'] = apiHost && 'G-TABLESIDE';
  await build({ mode, logLevel: 'warn', build: { outDir } });
  await preview({
    logLevel: 'warn',
    build: { outDir },
    preview: { port: Number(new URL(url).port), strictPort: true },
  });
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
await serve(buildFolders.host, 'production', addresses.hostBuild, addresses.apiHost);
