import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The Debian packages of the web server and its module for precompressed files. */
export const NGINX_PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

export const nginxIsThere = (): boolean => existsSync(NGINX) && existsSync(BROTLI);

interface Site {
  /** The site's folder. */
  readonly folder: string;
  readonly configuration: string;
  readonly port: number;
}

/**
 * Serves a site on loopback with its configuration, from a temporary folder.
 * @returns a function that stops it
 * @throws Error if nginx rejects the configuration
 */
export function startNginx({ folder, configuration, port }: Site): () => Promise<void> {
  const own = mkdtempSync(join(tmpdir(), 'tableside-nginx-'));
  const site = configuration
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/root [^;]+;/, `root ${resolve(folder)};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `load_module ${BROTLI}; daemon off; worker_processes 1; pid ${own}/pid; error_log stderr;`,
    'events {}',
    'http { access_log off; include /etc/nginx/mime.types;',
    ...temporary.map((name) => `${name}_temp_path ${own}/${name};`),
    site,
    '}',
  ];
  const file = join(own, 'main.conf');
  writeFileSync(file, main.join('\n'));
  execFileSync(NGINX, ['-t', '-q', '-e', 'stderr', '-c', file], { stdio: 'pipe' });
  const nginx = spawn(NGINX, ['-e', 'stderr', '-c', file], { stdio: 'ignore' });
  const end = () => void nginx.kill('SIGTERM');
  process.once('exit', end);
  return async () => {
    process.off('exit', end);
    end();
    await once(nginx, 'exit');
    rmSync(own, { recursive: true });
  };
}
