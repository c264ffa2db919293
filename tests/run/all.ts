import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './ensureBrowser.ts';
import { suites } from './suites.ts';
import { tallyText, sum, type Tally } from './tally.ts';

// What `npm test` runs: every suite, also after one has failed. The last line says how many tests came out how.
const reportFolder = mkdtempSync(join(tmpdir(), 'tableside-tests-'));
const results: { readonly name: string; readonly tally: Tally; readonly seconds: number }[] = [];

// first of all, since it may take a download; without one the suite that needs it says so once more
await ensureBrowser().catch((error: unknown) =>
  console.error(error instanceof Error ? error.message : error),
);

for (const { name, run } of suites) {
  console.log(`\n━━ npm run ${name} ${'━'.repeat(Math.max(0, 60 - name.length))}\n`);
  const began = performance.now();
  const tally = await run(reportFolder);
  results.push({ name, tally, seconds: (performance.now() - began) / 1000 });
}
rmSync(reportFolder, { recursive: true });

console.log('\n━━ all suites\n');
for (const { name, tally, seconds } of results) {
  console.log(`${name.padEnd(18)} ${seconds.toFixed(1).padStart(7)} s   ${tallyText(tally)}`);
}
const total = sum(results.map(({ tally }) => tally));
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${tallyText(total)}`);
