import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ipv6Files } from '../../deploy/server/configurations.ts';

const NGINX = '/usr/sbin/nginx';
/** The program that creates certificates for tests. */
export const OPENSSL = '/usr/bin/openssl';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const nginxIsThere = (): boolean => [NGINX, BROTLI, OPENSSL].every((file) => existsSync(file));

interface Site {
  /** The site's folder. */
  readonly folder: string;
  /** The container's configuration, with its log settings. */
  readonly configuration: string;
  readonly port: number;
  /** The file for standard output and errors. */
  readonly log?: string;
}

/**
 * Serves a site on loopback, with IPv4 and IPv6, from the container's configuration. Replaces only paths and
 * the port.
 * @returns a function that stops the server
 * @throws Error if nginx rejects the configuration
 */
export function startNginx({ folder, configuration, port, log }: Site): () => Promise<void> {
  const own = mkdtempSync(join(tmpdir(), 'tableside-nginx-'));
  for (const [name, listen] of ipv6Files())
    writeFileSync(join(own, name), listen.replace(/\[::\]:\d+/, `[::1]:${port}`));
  const main = configuration
    .replaceAll(/(?<= )\/tmp\//g, `${own}/`)
    .replace(/listen \d+/, `listen 127.0.0.1:${port}`)
    .replace('/etc/nginx/ipv6', own)
    .replace(/root [^;]+;/, `root ${resolve(folder)};`);
  const file = join(own, 'main.conf');
  // as root, nginx would start workers as another user, who can't read the site
  writeFileSync(file, (process.getuid?.() === 0 ? 'user root;\n' : '') + main);
  // nginx opens its standard output by path, which works for a file but not for a pipe
  execFileSync(NGINX, ['-t', '-q', '-e', 'stderr', '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const output = log === undefined ? 'ignore' : openSync(log, 'a');
  const nginx = spawn(NGINX, ['-e', 'stderr', '-c', file], { stdio: ['ignore', output, output] });
  if (typeof output === 'number') closeSync(output);
  const end = () => void nginx.kill('SIGTERM');
  process.once('exit', end);
  return async () => {
    process.off('exit', end);
    end();
    await once(nginx, 'exit');
    rmSync(own, { recursive: true });
  };
}
