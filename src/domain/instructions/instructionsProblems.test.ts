import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { aCoreInstruction, aSituation, someInstructions } from '#tests/support/builders/instructions.ts';
import { instructionsProblems } from './instructionsProblems.ts';

const withPriority = (priority: number) =>
  instructionsProblems(someInstructions({ coreInstructions: [aCoreInstruction('a', { priority })] }));

const withSuggestions = (maxSuggestions: number) => {
  const { upselling } = someInstructions();
  return instructionsProblems(someInstructions({ upselling: { ...upselling, maxSuggestions } }));
};

describe('AI instructions', () => {
  it('are valid if no field has a problem', () => {
    expect(instructionsProblems(someInstructions())).toEqual({});
  });

  it('need a whole-number priority of at least 1', () => {
    for (const priority of [1, 2, 999]) expect(withPriority(priority)).toEqual({});
    for (const priority of [0, -1, 1.5, NaN, Infinity]) {
      expect(withPriority(priority)).toEqual({ 'coreInstructions.a.priority': 'no-priority' });
    }
  });

  it('accept exactly the whole numbers from 1 as a priority', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), (priority) => {
        expect(withPriority(priority)).toEqual({});
      }),
    );
    const others = fc.double().filter((number) => !(Number.isInteger(number) && number >= 1));
    fc.assert(
      fc.property(others, (priority) => {
        expect(Object.keys(withPriority(priority))).toHaveLength(1);
      }),
    );
  });

  it('need between 1 and 10 suggestions', () => {
    for (let count = 1; count <= 10; count += 1) expect(withSuggestions(count)).toEqual({});
    for (const count of [0, 11, 2.5, NaN]) {
      expect(withSuggestions(count)).toEqual({ 'upselling.maxSuggestions': 'out-of-range' });
    }
  });

  it('need text in every core instruction and situation, even inactive ones', () => {
    expect(
      instructionsProblems(
        someInstructions({
          coreInstructions: [aCoreInstruction('a', { instruction: ' \n', isActive: false })],
          specialSituations: [aSituation('b', { trigger: '' }), aSituation('c', { response: '\t' })],
        }),
      ),
    ).toEqual({
      'coreInstructions.a.instruction': 'no-instruction',
      'specialSituations.b.trigger': 'no-trigger',
      'specialSituations.c.response': 'no-response',
    });
  });

  it('can be blank elsewhere', () => {
    expect(
      instructionsProblems(
        someInstructions({
          coreInstructions: [],
          specialSituations: [aSituation('a', { followUpActions: [] })],
          conversationFlow: [{ name: 'greeting', messages: [], fallbackResponse: '' }],
          customerService: { hoursResponse: '', unavailableItemResponse: '', complaintHandling: '' },
          systemPrompt: '',
        }),
      ),
    ).toEqual({});
  });
});
