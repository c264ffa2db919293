import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { aCoreInstruction, aSituation, someInstructions } from '#tests/support/builders/instructions.ts';
import { normalizeInstructions } from './normalizeInstructions.ts';

describe('AI instructions that are sent', () => {
  it('have lost the blank lines of their lists', () => {
    const sent = normalizeInstructions(
      someInstructions({
        specialSituations: [aSituation('a', { followUpActions: ['', ' Call back ', ' '] })],
        conversationFlow: [{ name: 'greeting', messages: ['Hi', '', 'Hello'], fallbackResponse: '' }],
      }),
    );
    expect(sent.specialSituations[0]?.followUpActions).toEqual(['Call back']);
    expect(sent.conversationFlow[0]?.messages).toEqual(['Hi', 'Hello']);
  });

  it('are in the order of their priorities', () => {
    const typed = [aCoreInstruction('last', { priority: 9 }), aCoreInstruction('first', { priority: 2 })];
    expect(normalizeInstructions(someInstructions({ coreInstructions: typed })).coreInstructions).toEqual(
      typed.toReversed(),
    );
  });

  it('are otherwise as they were typed', () => {
    expect(normalizeInstructions(someInstructions())).toEqual(someInstructions());
  });

  it('keep every line that says something, in its order, and need no second time', () => {
    const typed = fc.array(fc.oneof(fc.string(), fc.constantFrom('', ' ', '\t')));
    fc.assert(
      fc.property(typed, (messages) => {
        const conversationFlow = [{ name: 'greeting', messages, fallbackResponse: '' }];
        const once = normalizeInstructions(someInstructions({ conversationFlow }));
        expect(once.conversationFlow[0]?.messages).toEqual(
          messages.map((line) => line.trim()).filter(Boolean),
        );
        expect(normalizeInstructions(once)).toEqual(once);
      }),
    );
  });
});
