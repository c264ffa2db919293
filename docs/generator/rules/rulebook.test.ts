import { describe, expect, it } from 'vitest';
import type { Documented } from '../source/docstrings.ts';
import { faultsIn, rulesIn } from './rulebook.ts';

const cited = (rule: string, isDefinition: boolean, comment = `So it is. (rule: ${rule})`) => ({
  rule,
  isDefinition,
  place: { file: `${rule}.ts`, comment } as Documented,
});

describe('Rule citations', () => {
  it('start with "rule" where a rule is defined, and with "see rule" where the rule is used', () => {
    expect(rulesIn('So it is. (rule: tea) As there. (see rules: coffee, cake)')).toEqual([
      { rule: 'tea', isDefinition: true },
      { rule: 'coffee', isDefinition: false },
      { rule: 'cake', isDefinition: false },
    ]);
    expect(rulesIn('No rule at all.')).toEqual([]);
  });

  it('are valid if each rule is defined once with a sentence', () => {
    expect(faultsIn([cited('tea', true), cited('tea', false)])).toEqual([]);
  });

  it('are invalid if a rule is missing, defined twice, or empty', () => {
    expect(faultsIn([cited('tea', false)])).toEqual(["No code defines the rule 'tea': tea.ts"]);
    expect(faultsIn([cited('tea', true), cited('tea', true)])).toEqual([
      "The rule 'tea' is defined more than once: tea.ts, tea.ts",
    ]);
    expect(faultsIn([cited('tea', true, '(rule: tea)')])).toEqual(["The rule 'tea' has no sentence: tea.ts"]);
  });
});
