import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { servingRules } from '../../../deploy/server/servingRules.ts';
import { nginxContainer } from '../../../deploy/server/configurations.ts';
import { contentPolicy } from '../../../deploy/server/contentPolicy.ts';
import { serverFilesFolder } from '../../../deploy/serverFilesFolder.ts';
import { readSettings } from '../../../src/start/settings.ts';
import { addresses, buildFolders, TAG } from './addresses.ts';

const hostSettings = {
  VITE_API_HOST: addresses.apiHost,
  VITE_VOICE_ORIGIN: addresses.voiceService,
  VITE_REPORT_URL: addresses.reports,
};

/** Builds the demo with its in-page backend. The engine suite tests this build too. */
export const buildDemo = () => build('demo', buildFolders.mock, {});

export const buildWithHost = () => build('production', buildFolders.host, hostSettings);

/**
 * Copies the host build and adds an analytics tag to its settings and policy. A build with a tag has the same
 * code, so a second build is not needed.
 */
export async function copyWithTag(): Promise<void> {
  const { host, tagged } = buildFolders;
  await rm(tagged, { recursive: true, force: true });
  await cp(host, tagged, { recursive: true });
  const files = await readdir(tagged, { recursive: true });
  const pages: string[] = [];
  for (const file of files.map((name) => join(tagged, name))) {
    if (file.endsWith('.html')) pages.push(await readFile(file, 'utf8'));
    if (file.endsWith('.js')) await addTag(file);
  }
  const settings = readSettings({ ...hostSettings, VITE_BACKEND: 'host', VITE_GTAG_ID: TAG });
  const folder = serverFilesFolder(tagged);
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'container.conf'),
    nginxContainer(servingRules(contentPolicy(pages, settings))),
  );
}

async function addTag(script: string): Promise<void> {
  const code = await readFile(script, 'utf8');
  if (!code.includes('VITE_API_HOST:')) return;
  await writeFile(script, code.replace('VITE_API_HOST:', `VITE_GTAG_ID:"${TAG}",VITE_API_HOST:`));
  // removed, because the server would prefer the compressed original
  for (const ending of ['.br', '.gz']) await rm(script + ending, { force: true });
}

/** Runs a build. @throws Error if the build fails, after the build has printed the reason */
async function build(
  mode: string,
  outDir: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const vite = spawn('npx', ['vite', 'build', '--mode', mode, '--outDir', outDir, '--logLevel', 'warn'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // overrides a developer's .env files; an empty value means that a setting is missing
    env: {
      ...process.env,
      VITE_API_HOST: '',
      VITE_VOICE_ORIGIN: '',
      VITE_REPORT_URL: '',
      ...settings,
      VITE_GTAG_ID: '',
    },
  });
  const [exitCode] = await once(vite, 'close');
  if (exitCode !== 0) throw new Error(`The build into ${outDir} failed`);
}
