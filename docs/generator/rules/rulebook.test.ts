import { describe, expect, it } from 'vitest';
import { rulesIn } from './citations.ts';
import { faultsIn } from './rulebook.ts';

const cited = (rule: string, isDefinition: boolean, sentence = 'So it is.') => ({
  rule,
  isDefinition,
  sentence,
  file: `${rule}.ts`,
});

describe('how rules are cited', () => {
  it('is by name where they are, and by "see" where something takes part in them', () => {
    expect(rulesIn('So it is. (rule: tea) As there. (see rules: coffee, cake)')).toEqual([
      { rule: 'tea', isSeen: false },
      { rule: 'coffee', isSeen: true },
      { rule: 'cake', isSeen: true },
    ]);
    expect(rulesIn('No rule at all.')).toEqual([]);
  });

  it('is in order when each is there once and says something', () => {
    expect(faultsIn([cited('tea', true), cited('tea', false)])).toEqual([]);
  });

  it('is a fault when one is cited and not there, there twice, or says nothing', () => {
    expect(faultsIn([cited('tea', false)])).toEqual(["The rule 'tea' is cited and not there: tea.ts"]);
    expect(faultsIn([cited('tea', true), cited('tea', true)])).toEqual([
      "The rule 'tea' is there more than once: tea.ts, tea.ts",
    ]);
    expect(faultsIn([cited('tea', true, '')])).toEqual(["The rule 'tea' says nothing: tea.ts"]);
  });
});
