import { execFileSync, spawnSync } from 'node:child_process';
import { NGINX_PACKAGES } from '../../deploy/server/nginxPackages.ts';
import { nginxIsThere } from '../support/nginx.ts';

const MINUTES = 60_000;

/** Installs Debian packages without starting services. @throws Error if an installation fails */
export function aptInstall(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0) throw new Error('needs root');
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}

/** Runs a program, possibly for minutes. @throws Error if the program is missing or fails */
export function run(command: string, args: readonly string[]): void {
  if (spawnSync(command, ['--version']).error) throw new Error(`there is no ${command}`);
  execFileSync(command, args, {
    stdio: 'inherit',
    timeout: 5 * MINUTES,
    // prevents services from starting
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}

/** Returns the first line of an error. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** Installs the web server of the browser tests where possible. The tests also run without it. */
export function ensureNginx(): void {
  if (nginxIsThere()) return;
  const packages = [...NGINX_PACKAGES, 'openssl'];
  try {
    aptInstall(...packages);
  } catch (error) {
    console.warn(
      `No nginx (${reasonOf(error)}): the content policy is not tested in a browser. apt-get install ${packages.join(' ')}`,
    );
  }
}
