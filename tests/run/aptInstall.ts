import { execFileSync, spawnSync } from 'node:child_process';

const MINUTES = 60_000;

/** Installs packages of Debian, and starts nothing of them. @throws Error where that cannot be done */
export function aptInstall(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0) throw new Error('needs root');
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}

/** Runs a program that may take minutes. @throws Error when there is none or it fails */
export function run(command: string, args: readonly string[]): void {
  if (spawnSync(command, ['--version']).error) throw new Error(`there is no ${command}`);
  execFileSync(command, args, {
    stdio: 'inherit',
    timeout: 5 * MINUTES,
    // as if there were no services
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}
