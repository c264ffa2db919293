import { execFileSync, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname } from 'node:path';

// What `npm run test:near` runs: the tests in Node that what is not committed can reach, and those of the screens beside
// it. (A screen's test shows the whole app, so every part of that reaches every one of them.)
const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];

const folders = new Set(changed.map(nearestWithScreenTests).filter((folder) => folder !== undefined));
const runs = [['unit', '--changed'], ...(folders.size > 0 ? [['screens', ...folders]] : [])];
for (const [project = '', ...rest] of runs) {
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', project, ...rest], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

/** The innermost folder around a file of a screen in which screens are tested. */
function nearestWithScreenTests(file: string): string | undefined {
  for (let folder = dirname(file); folder.startsWith('src/ui/'); folder = dirname(folder)) {
    if (globSync(`${folder}/**/*.screen.test.tsx`).length > 0) return `${folder}/`;
  }
  return undefined;
}
