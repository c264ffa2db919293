import { execFileSync, spawnSync } from 'node:child_process';

const MINUTES = 60_000;

/** Installs Debian packages without starting their services. @throws Error if that fails */
export function aptInstall(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0) throw new Error('needs root');
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}

/** Runs a program that may take minutes. @throws Error if it is missing or fails */
export function run(command: string, args: readonly string[]): void {
  if (spawnSync(command, ['--version']).error) throw new Error(`there is no ${command}`);
  execFileSync(command, args, {
    stdio: 'inherit',
    timeout: 5 * MINUTES,
    // keeps services from starting
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}
