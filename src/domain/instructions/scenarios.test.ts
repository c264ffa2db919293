import { describe, expect, it } from 'vitest';
import {
  compareAnswers,
  MAX_SCENARIO_LENGTH,
  MAX_SCENARIOS,
  scenarioOfCall,
  whyNotSaved,
  withAnswer,
  type SavedScenario,
} from './scenarios.ts';

const nuts: SavedScenario = { id: 'nuts', text: 'I have a nut allergy.' };
const answered = (text: string, version = 'v1') => ({ text, version });

// (rule: kept scenarios)
describe('A scenario', () => {
  it('is saved only once', () => {
    expect(whyNotSaved([nuts], 'When do you open?')).toBeUndefined();
    expect(whyNotSaved([nuts], nuts.text)).toBe('already-kept');
  });

  it('has at most 1,000 characters', () => {
    expect(whyNotSaved([], 'a'.repeat(MAX_SCENARIO_LENGTH))).toBeUndefined();
    expect(whyNotSaved([], 'a'.repeat(MAX_SCENARIO_LENGTH + 1))).toBe('too-long');
  });

  it('is rejected if 20 scenarios are saved', () => {
    const full = Array.from({ length: MAX_SCENARIOS }, (_, index) => ({ id: `${index}`, text: `${index}` }));
    expect(whyNotSaved(full.slice(1), nuts.text)).toBeUndefined();
    expect(whyNotSaved(full, nuts.text)).toBe('too-many');
  });
});

// (rule: rehearsal)
describe('The answer to a saved scenario', () => {
  const first = withAnswer([nuts], 'nuts', answered('I note it.'));
  const comparedTo = (list: readonly SavedScenario[], version: string) =>
    list.map((kept) => compareAnswers(kept, version));

  it('has no earlier answer at first', () => {
    expect(comparedTo([nuts], 'v1')).toEqual(['not-run']);
    expect(comparedTo(first, 'v1')).toEqual(['first']);
  });

  it('is outdated once the instructions change', () => {
    expect(comparedTo(first, 'v2')).toEqual(['outdated']);
  });

  it.each([
    ['I note it.', 'same'],
    ['We are a nut-free kitchen.', 'changed'],
  ])('is compared with the answer before the instructions changed', (text, comparison) => {
    expect(comparedTo(withAnswer(first, 'nuts', answered(text, 'v2')), 'v2')).toEqual([comparison]);
  });

  it('replaces an answer with the same instructions and keeps the answer with earlier instructions', () => {
    const changed = withAnswer(first, 'nuts', answered('Really?', 'v2'));
    expect(withAnswer(changed, 'nuts', answered('I see.', 'v2'))).toEqual([
      { ...nuts, before: answered('I note it.'), answer: answered('I see.', 'v2') },
    ]);
  });

  it('is dropped if the scenario was removed', () => {
    expect(withAnswer([nuts], 'other', answered('Hi.'))).toEqual([nuts]);
  });
});

// (rule: scenario of a call)
describe('The scenario of a call', () => {
  const line = (speaker: 'agent' | 'caller', text: string) => ({ speaker, text, atSeconds: 0 });
  const long = 'a'.repeat(MAX_SCENARIO_LENGTH - 1);

  it("is the caller's first lines, up to three", () => {
    const lines = [
      line('agent', 'Good evening!'),
      line('caller', ' Hi, a table for two? '),
      line('agent', 'When?'),
      line('caller', ''),
      line('caller', 'At eight.'),
      line('caller', 'By the window.'),
      line('caller', 'Thanks!'),
    ];
    expect(scenarioOfCall(lines)).toBe('Hi, a table for two?\nAt eight.\nBy the window.');
  });

  it('omits lines that would make the scenario too long to save', () => {
    expect(scenarioOfCall([line('caller', long), line('caller', 'And?')])).toBe(long);
  });

  it('is missing if the caller said nothing', () => {
    expect(scenarioOfCall([line('agent', 'Hello?'), line('caller', ' ')])).toBeUndefined();
  });
});
