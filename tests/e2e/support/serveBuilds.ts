import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { besideSite } from '../../../deploy/besideSite.ts';
import { nginxIsThere, startNginx } from '../../support/nginx.ts';
import { addresses, buildFolders, TAG } from './addresses.ts';

interface Build {
  /** A folder of its own, so that a `dist/` that is about to be deployed stays as it is. */
  readonly outDir: string;
  readonly mode: 'demo' | 'production';
  readonly url: string;
  readonly apiHost?: string;
  readonly tag?: string;
}

const builds: readonly Build[] = [
  { outDir: buildFolders.mock, mode: 'demo', url: addresses.mockBuild },
  { outDir: buildFolders.withoutHost, mode: 'production', url: addresses.buildWithoutHost },
  {
    outDir: buildFolders.counted,
    mode: 'production',
    url: addresses.countedBuild,
    apiHost: addresses.apiHost,
    tag: TAG,
  },
  { outDir: buildFolders.host, mode: 'production', url: addresses.hostBuild, apiHost: addresses.apiHost },
];

async function build({ outDir, mode, apiHost = '', tag = '' }: Build): Promise<void> {
  const vite = spawn('npx', ['vite', 'build', '--mode', mode, '--outDir', outDir, '--logLevel', 'warn'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // above what a developer's .env files say; empty counts as not set
    env: {
      ...process.env,
      VITE_API_HOST: apiHost,
      VITE_VOICE_ORIGIN: apiHost && addresses.voiceService,
      VITE_GTAG_ID: tag,
    },
  });
  const [exitCode] = await once(vite, 'close');
  if (exitCode !== 0) throw new Error(`The build into ${outDir} failed`);
}

async function serve({ outDir, url }: Build): Promise<void> {
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

// beside each other, as each is busy on one processor for most of its time
await Promise.all(builds.map(build));
// one after the other: the last one up means that all are
for (const each of builds) await serve(each);
