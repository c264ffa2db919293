import { execFileSync, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

// `npm run test:nearby` runs the Node tests that depend on uncommitted changes, and the screen tests near the
// changes. Screen tests show the whole app, so all of them depend on every change.
const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];

const screens = [...new Set(changed.flatMap(importersOf).flatMap(screenTestsNear))].toSorted();
run('unit', '--changed');
console.log(screens.length > 0 ? `Nearby screen tests:\n${screens.join('\n')}` : 'No screen tests nearby.');
if (screens.length > 0) run('screens', ...screens);

function run(project: string, ...rest: readonly string[]): void {
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', project, ...rest], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

function importersOf(file: string): readonly string[] {
  if (!/^src\/.*\.tsx?$/.test(file) || file.includes('.test.')) return [file];
  const imported = `/${basename(file)}'`;
  const { stdout } = spawnSync('git', ['grep', '--untracked', '-l', imported, 'src/ui'], {
    encoding: 'utf8',
  });
  return [file, ...stdout.split('\n').filter(Boolean)];
}

/** Returns the screen tests of the closest folder that has any. */
function screenTestsNear(file: string): readonly string[] {
  for (let folder = dirname(file); folder.startsWith('src/ui/'); folder = dirname(folder)) {
    const tests = globSync(`${folder}/*.screen.test.tsx`);
    if (tests.length > 0) return tests;
  }
  return [];
}
