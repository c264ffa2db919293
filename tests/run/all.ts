import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enginesNotRun } from '../engines/engineSummary.ts';
import { claimPorts } from './claimPorts.ts';
import { ensureBrowser } from './ensureBrowser.ts';
import { ensureNginx } from './ensureNginx.ts';
import type { Outcome } from './suites.ts';
import { tallyText, sum } from './tally.ts';

// What `npm test` runs: every suite, also after one has failed. The last line says how many tests came out how.
const reportFolder = mkdtempSync(join(tmpdir(), 'tableside-tests-'));
const results: (Outcome & { readonly name: string; readonly seconds: number })[] = [];

// first of all, since it may take a download; without one the suite that needs it says so once more
await ensureBrowser().catch((error: unknown) =>
  console.error(error instanceof Error ? error.message : error),
);
ensureNginx();

process.env['E2E_PORT'] ??= String(await claimPorts());
// knows its ports from then on
const { suites } = await import('./suites.ts');

for (const { name, run } of suites) {
  console.log(`\n━━ npm run ${name} ${'━'.repeat(Math.max(0, 60 - name.length))}\n`);
  const began = performance.now();
  const outcome = await run(reportFolder);
  results.push({ name, ...outcome, seconds: (performance.now() - began) / 1000 });
}
rmSync(reportFolder, { recursive: true });

// once more, where it is found: what they said of it is far above
const said = results.flatMap(({ failures }) => failures);
if (said.length > 0) console.log(`\n━━ what failed\n\n${said.join('\n')}`);

console.log('\n━━ all suites\n');
for (const { name, tally, seconds } of results) {
  console.log(`${name.padEnd(18)} ${seconds.toFixed(1).padStart(7)} s   ${tallyText(tally)}`);
}
for (const line of enginesNotRun()) console.log(`\n${line}`);
const total = sum(results.map(({ tally }) => tally));
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${tallyText(total)}`);
