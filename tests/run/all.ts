import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enginesNotRun } from '../engines/engineSummary.ts';
import { claimPorts } from './claimPorts.ts';
import { ensureBrowser } from './ensureBrowser.ts';
import { ensureNginx } from './ensureNginx.ts';
import type { Outcome } from './suites.ts';
import { tallyText, sum } from './tally.ts';

// `npm test` runs every suite, even after a failure. The last line counts the results.
const reportFolder = mkdtempSync(join(tmpdir(), 'tableside-tests-'));
const results: (Outcome & { readonly name: string; readonly seconds: number })[] = [];

// first, because it may download; the suite that needs it repeats the error
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
  const outcome = await run(reportFolder);
  results.push({ name, ...outcome, seconds: (performance.now() - began) / 1000 });
}
rmSync(reportFolder, { recursive: true });

// repeats failures at the end, where they are easy to find
const said = results.flatMap(({ failures }) => failures);
if (said.length > 0) console.log(`\n━━ Failed tests\n\n${said.join('\n')}`);

console.log('\n━━ All suites\n');
for (const { name, tally, seconds } of results) {
  console.log(`${name.padEnd(18)} ${seconds.toFixed(1).padStart(7)} s   ${tallyText(tally)}`);
}
for (const line of enginesNotRun()) console.log(`\n${line}`);
const total = sum(results.map(({ tally }) => tally));
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${tallyText(total)}`);
