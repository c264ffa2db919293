import { describe, expect, it } from 'vitest';
import { rulesIn } from './citations.ts';
import { faultsIn } from './rulebook.ts';

const cited = (rule: string, isDefinition: boolean, sentence = 'So it is.') => ({
  rule,
  isDefinition,
  sentence,
  file: `${rule}.ts`,
});

describe('Rule citations', () => {
  it('are by name where defined and by "see" where used', () => {
    expect(rulesIn('So it is. (rule: tea) As there. (see rules: coffee, cake)')).toEqual([
      { rule: 'tea', isSeen: false },
      { rule: 'coffee', isSeen: true },
      { rule: 'cake', isSeen: true },
    ]);
    expect(rulesIn('No rule at all.')).toEqual([]);
  });

  it('are valid if each rule is defined once with a docstring', () => {
    expect(faultsIn([cited('tea', true), cited('tea', false)])).toEqual([]);
  });

  it('are invalid if a rule is missing, defined twice, or empty', () => {
    expect(faultsIn([cited('tea', false)])).toEqual(["The rule 'tea' is cited and not there: tea.ts"]);
    expect(faultsIn([cited('tea', true), cited('tea', true)])).toEqual([
      "The rule 'tea' is there more than once: tea.ts, tea.ts",
    ]);
    expect(faultsIn([cited('tea', true, '')])).toEqual(["The rule 'tea' says nothing: tea.ts"]);
  });
});
