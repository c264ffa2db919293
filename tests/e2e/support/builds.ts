import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { addresses, buildFolders, TAG } from './addresses.ts';

export interface Build {
  /** A folder of its own, so that a `dist/` that is about to be deployed stays as it is. */
  readonly outDir: string;
  readonly mode: 'demo' | 'production';
  readonly url: string;
  readonly apiHost?: string;
  readonly tag?: string;
}

/** The demo, with its backend in the page; the suite of the engines tries it as well. */
export const demoBuild: Build = { outDir: buildFolders.mock, mode: 'demo', url: addresses.mockBuild };

/** Every build that a browser is sent to. */
export const builds: readonly Build[] = [
  demoBuild,
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

/** @throws Error when the build fails, which has said why */
export async function build({ outDir, mode, apiHost = '', tag = '' }: Build): Promise<void> {
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
