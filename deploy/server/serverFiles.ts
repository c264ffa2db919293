import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { Settings } from '../../src/start/settings.ts';
import { serverFilesFolder } from '../serverFilesFolder.ts';
import { startAnswerServer } from './answers.ts';
import { compress } from './compressed.ts';
import { containerFile, HEADERS_FILE, headersFile, nginxSite } from './configurations.ts';
import { contentPolicy } from './contentPolicy.ts';

/**
 * Writes, from what was built, how it is to be served: configurations beside the site, {@link HEADERS_FILE} in it, and
 * its texts compressed. The demo is served by its makers alone and needs none of it, nor does a build that only says
 * which setting is missing.
 */
export function serverFiles(settings: Settings | undefined): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'tableside:server-files',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      // once every page is written, by those that come before
      sequential: true,
      async handler() {
        if (settings?.VITE_BACKEND !== 'host') return;
        const site = config.build.outDir;
        const beside = serverFilesFolder(site);
        const files = await filesIn(site);
        const pages = files.filter((file) => file.endsWith('.html'));
        const answers = startAnswerServer(
          contentPolicy(await Promise.all(pages.map((page) => readFile(page, 'utf8'))), settings),
        );
        await mkdir(beside, { recursive: true });
        await Promise.all([
          writeFile(join(site, HEADERS_FILE), headersFile(answers)),
          writeFile(join(beside, 'nginx.conf'), nginxSite(answers)),
          writeFile(join(beside, 'Containerfile'), containerFile(site, beside)),
          ...files.map(compress),
        ]);
      },
    },
  };
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}
