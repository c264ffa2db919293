import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';

const { forbidden, options } = createRequire(import.meta.url)('./layers.cjs');

const { output } = await cruise(['src', 'mocks', 'contracts', 'tests', 'docs/generator'], {
  ...options,
  validate: true,
  ruleSet: { forbidden },
});
if (typeof output === 'string') throw new Error(output);

const { error, totalCruised, violations } = output.summary;
// guards against a wrong parser that finds nothing
if (totalCruised < 100) throw new Error(`Only found ${totalCruised} modules, so the layers were not checked`);
if (error > 0) {
  for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
  process.exitCode = 1;
} else {
  console.log(
    `No layer violations: ${totalCruised} modules, ${output.summary.totalDependenciesCruised ?? 0} imports.`,
  );
}
