import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';

/** A served build that a new release can replace while tabs are open. */
export interface SwitchableSite {
  readonly origin: string;
  /** Serves the next release. The previous release's files are gone. */
  release(): void;
  close(): Promise<void>;
}

/** @param build the folder of a built app, which is copied */
export async function serveSwitchable(build: string): Promise<SwitchableSite> {
  const folder = mkdtempSync(join(tmpdir(), 'tableside-'));
  cpSync(build, folder, { recursive: true });
  const site = await preview({
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0 },
  });
  let number = 1;
  return {
    origin: new URL(site.resolvedUrls?.local[0] ?? '').origin,
    release() {
      number += 1;
      renameAssets(folder, number === 2 ? 'assets' : `assets${number - 1}`, `assets${number}`);
    },
    async close() {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Renames every file of the build, as a new release would. */
function renameAssets(folder: string, from: string, to: string): void {
  renameSync(join(folder, from), join(folder, to));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(html|js|css|json)$/.test(name))) {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(`${from}/`, `${to}/`));
  }
}
