import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enginesNotRun } from '../engines/engineSummary.ts';
import { claimPorts } from './claimPorts.ts';
import { ensureBrowser } from './ensureBrowser.ts';
import { ensureNginx } from './install.ts';
import type { Results } from './reports.ts';

// `npm test` runs every suite, even after a failure. The last line of output counts the results.
const reportFolder = mkdtempSync(join(tmpdir(), 'tableside-tests-'));
const all: (Results & { readonly name: string; readonly seconds: number })[] = [];

// first, because it may download a browser; the suite that needs the browser repeats the error
await ensureBrowser().catch((error: unknown) =>
  console.error(error instanceof Error ? error.message : error),
);
ensureNginx();

process.env['E2E_PORT'] ??= String(await claimPorts());
// reads the claimed ports
const { suites } = await import('./suites.ts');

for (const { name, run } of suites) {
  console.log(`\n━━ npm run ${name} ${'━'.repeat(Math.max(0, 60 - name.length))}\n`);
  const began = performance.now();
  const results = await run(reportFolder);
  all.push({ name, ...results, seconds: (performance.now() - began) / 1000 });
}
rmSync(reportFolder, { recursive: true });

// repeats all failures at the end, where they are easy to find
const failures = all.flatMap((suite) => suite.failures);
if (failures.length > 0) console.log(`\n━━ Failed tests\n\n${failures.join('\n')}`);

console.log('\n━━ All suites\n');
for (const { name, seconds, ...results } of all) {
  console.log(`${name.padEnd(18)} ${seconds.toFixed(1).padStart(7)} s   ${counts(results)}`);
}
for (const line of enginesNotRun()) console.log(`\n${line}`);
process.exitCode = failures.length > 0 ? 1 : 0;
const sum = (count: 'passed' | 'skipped') => all.reduce((so, suite) => so + suite[count], 0);
console.log(`\n${counts({ passed: sum('passed'), skipped: sum('skipped'), failures })}`);

function counts(results: Results): string {
  const skipped = results.skipped > 0 ? `, ${results.skipped} skipped` : '';
  return `${results.passed} passed, ${results.failures.length} failed${skipped}`;
}
