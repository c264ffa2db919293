import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { aCoreInstruction, aSituation, someInstructions } from '#tests/support/builders/instructions.ts';
import { normalizeInstructions } from './normalizeInstructions.ts';

describe('normalizeInstructions', () => {
  it('drops blank lines from lists', () => {
    const sent = normalizeInstructions(
      someInstructions({
        specialSituations: [aSituation('a', { followUpActions: ['', ' Call back ', ' '] })],
        conversationFlow: [{ name: 'greeting', messages: ['Hi', '', 'Hello'], fallbackResponse: '' }],
      }),
    );
    expect(sent.specialSituations[0]?.followUpActions).toEqual(['Call back']);
    expect(sent.conversationFlow[0]?.messages).toEqual(['Hi', 'Hello']);
  });

  it('sorts by priority', () => {
    const typed = [aCoreInstruction('last', { priority: 9 }), aCoreInstruction('first', { priority: 2 })];
    expect(normalizeInstructions(someInstructions({ coreInstructions: typed })).coreInstructions).toEqual(
      typed.toReversed(),
    );
  });

  it('leaves everything else unchanged', () => {
    expect(normalizeInstructions(someInstructions())).toEqual(someInstructions());
  });

  it('keeps every non-blank line in order, and is idempotent', () => {
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
