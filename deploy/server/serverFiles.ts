import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { Settings } from '../../src/start/settings.ts';
import { serverFilesFolder } from '../serverFilesFolder.ts';
import { servingRules } from './servingRules.ts';
import { compress } from './compressed.ts';
import {
  containerFile,
  HEADERS_FILE,
  headersFile,
  ipv6Files,
  nginxContainer,
  nginxSite,
  nginxTlsSite,
} from './configurations.ts';
import { contentPolicy } from './contentPolicy.ts';

/**
 * Writes server configurations next to the site, {@link HEADERS_FILE} into the site, and compressed versions
 * of the site's text files. Does nothing for the demo, or if a setting is missing.
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
      // runs after all pages are written
      sequential: true,
      async handler() {
        if (settings?.VITE_BACKEND !== 'host') return;
        const site = config.build.outDir;
        const folder = serverFilesFolder(site);
        const files = await filesIn(site);
        const pages = files.filter((file) => file.endsWith('.html'));
        const rules = servingRules(
          contentPolicy(await Promise.all(pages.map((page) => readFile(page, 'utf8'))), settings),
        );
        const ipv6 = join(folder, 'ipv6');
        await mkdir(ipv6, { recursive: true });
        await Promise.all([
          writeFile(join(site, HEADERS_FILE), headersFile(rules)),
          writeFile(join(folder, 'nginx.conf'), nginxSite(rules)),
          writeFile(join(folder, 'nginx-tls.conf'), nginxTlsSite(rules)),
          writeFile(join(folder, 'container.conf'), nginxContainer(rules)),
          writeFile(join(folder, 'Containerfile'), containerFile(site, folder)),
          ...[...ipv6Files()].map(([name, listen]) => writeFile(join(ipv6, name), listen)),
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
