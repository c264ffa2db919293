import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { addresses, buildFolders, TAG } from './addresses.ts';

export interface Build {
  /** A separate folder, so a `dist/` awaiting deployment stays untouched. */
  readonly outDir: string;
  readonly mode: 'demo' | 'production';
  readonly url: string;
  readonly apiHost?: string;
  readonly tag?: string;
  readonly reports?: string;
}

/** The demo with its in-page backend, which the engine suite also tests. */
export const demoBuild: Build = { outDir: buildFolders.mock, mode: 'demo', url: addresses.mockBuild };

/** Every build that browsers open. */
export const builds: readonly Build[] = [
  demoBuild,
  { outDir: buildFolders.withoutHost, mode: 'production', url: addresses.buildWithoutHost },
  {
    outDir: buildFolders.counted,
    mode: 'production',
    url: addresses.countedBuild,
    apiHost: addresses.apiHost,
    tag: TAG,
    reports: addresses.reports,
  },
  { outDir: buildFolders.host, mode: 'production', url: addresses.hostBuild, apiHost: addresses.apiHost },
];

/** @throws Error after a failed build, which has printed the reason */
export async function build({ outDir, mode, apiHost = '', tag = '', reports = '' }: Build): Promise<void> {
  const vite = spawn('npx', ['vite', 'build', '--mode', mode, '--outDir', outDir, '--logLevel', 'warn'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // overrides a developer's .env files; an empty value means not set
    env: {
      ...process.env,
      VITE_API_HOST: apiHost,
      VITE_VOICE_ORIGIN: apiHost && addresses.voiceService,
      VITE_GTAG_ID: tag,
      VITE_REPORT_URL: reports,
    },
  });
  const [exitCode] = await once(vite, 'close');
  if (exitCode !== 0) throw new Error(`The build into ${outDir} failed`);
}
