import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';

/** The maximum share of the UI's lines in one folder. */
const MAX_SHARE = 0.15;

const { forbidden, options } = createRequire(import.meta.url)('./layers.cjs');

const { output } = await cruise(['src', 'mocks', 'contracts', 'tests', 'docs/generator'], {
  ...options,
  validate: true,
  ruleSet: { forbidden },
});
if (typeof output === 'string') throw new Error(output);

const { error, totalCruised, violations } = output.summary;
// fails if a broken parser finds almost no modules
if (totalCruised < 100) throw new Error(`Only found ${totalCruised} modules, so the layers were not checked`);

/** Counts the production lines of each UI folder. */
const lines = new Map<string, number>();
for (const { source } of output.modules) {
  const folder = /^src\/ui\/([^/]+)\//.exec(source)?.[1];
  if (!folder || source.includes('.test.')) continue;
  lines.set(folder, (lines.get(folder) ?? 0) + readFileSync(source, 'utf8').split('\n').length);
}
const total = [...lines.values()].reduce((sum, count) => sum + count, 0);
const tooLarge = [...lines].filter(([, count]) => count > MAX_SHARE * total);
for (const [folder, count] of tooLarge) {
  console.error(
    `src/ui/${folder} has ${count} of ${total} lines: split it, at most ${MAX_SHARE * 100} % may be in one folder`,
  );
}

if (error > 0 || tooLarge.length > 0) {
  for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
  process.exitCode = 1;
} else {
  console.log(
    `No layer violations: ${totalCruised} modules, ${output.summary.totalDependenciesCruised ?? 0} imports.`,
  );
}
