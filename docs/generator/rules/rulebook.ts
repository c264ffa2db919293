import { citations, type Citation } from './citations.ts';
import { figuresOf, type Figure } from './figures.ts';
import { provenBy } from './proofs.ts';
import type { ListedTest } from '../tests/suitesAndTests.ts';

/** A rule with its sources and tests. */
export interface Rule {
  readonly name: string;
  /** Where it is defined. */
  readonly definition: Citation;
  /** Where it is used. */
  readonly parts: readonly Citation[];
  readonly figures: readonly Figure[];
  readonly tests: readonly ListedTest[];
}

/**
 * Every rule in the source, by name.
 * @throws Error for a rule without exactly one definition, a docstring, or a test
 */
export function rulebook(): readonly Rule[] {
  const cited = citations();
  const definitions = cited.filter(({ isDefinition }) => isDefinition);
  const faults = faultsIn(cited);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const tests = provenBy(definitions);
  const rules = definitions.map((definition) => ({
    name: definition.rule,
    definition,
    parts: cited.filter(({ rule, isDefinition }) => rule === definition.rule && !isDefinition),
    figures: figuresOf(definition.node, definition.file),
    tests: tests.get(definition.rule) ?? [],
  }));
  const unproven = rules.filter((rule) => rule.tests.length === 0).map(({ name }) => name);
  if (unproven.length > 0) throw new Error(`Rules without a test: ${unproven.join(', ')}`);
  return rules.toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Finds citation errors. */
export function faultsIn(
  cited: readonly Pick<Citation, 'rule' | 'isDefinition' | 'sentence' | 'file'>[],
): readonly string[] {
  return [...new Set(cited.map(({ rule }) => rule))].flatMap((rule) => {
    const all = cited.filter((one) => one.rule === rule);
    const definitions = all.filter(({ isDefinition }) => isDefinition);
    const files = (some: typeof all) => some.map(({ file }) => file).join(', ');
    if (definitions.length === 0) return `The rule '${rule}' is cited and not there: ${files(all)}`;
    if (definitions.length > 1) return `The rule '${rule}' is there more than once: ${files(definitions)}`;
    return definitions[0]?.sentence ? [] : `The rule '${rule}' says nothing: ${files(definitions)}`;
  });
}
