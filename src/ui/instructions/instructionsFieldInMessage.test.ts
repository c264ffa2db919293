import { describe, expect, it } from 'vitest';
import { aCoreInstruction, someInstructions } from '#tests/support/builders/instructions.ts';
import { instructionsFieldInMessage } from './instructionsFieldInMessage.ts';

describe('A host message about AI instructions', () => {
  it.each([
    ['coreInstructions[1].priority must be at least 1', 'coreInstructions.greet.priority'],
    ['coreInstructions[0].instruction is required', 'coreInstructions.repeat.instruction'],
    ['specialSituations[0].trigger is required', 'specialSituations.allergy.trigger'],
    ['specialSituations[0].response is required', 'specialSituations.allergy.response'],
    ['specialSituations[0].followUpActions has too many', 'specialSituations.allergy.followUpActions'],
    ['conversationFlow.orderTaking.messages is empty', 'conversationFlow.orderTaking.messages'],
    [
      'conversationFlow.orderTaking.fallbackResponse is too long',
      'conversationFlow.orderTaking.fallbackResponse',
    ],
    ['upselling.maxSuggestions must be a whole number from 1 to 10', 'upselling.maxSuggestions'],
    ['upselling.timing is not known', 'upselling.timing'],
    ['hoursResponse is too long', 'customerService.hoursResponse'],
    ['unavailableItemResponse is too long', 'customerService.unavailableItemResponse'],
    ['complaintHandling is too long', 'customerService.complaintHandling'],
    ['systemPrompt is too long', 'systemPrompt'],
  ])('"%s" is about %s', (sentence, field) => {
    expect(instructionsFieldInMessage(sentence, someInstructions())).toBe(field);
  });

  it('identifies list items by index, even beyond nine', () => {
    const coreInstructions = Array.from({ length: 12 }, (_, index) => aCoreInstruction(`id-${index}`));
    expect(
      instructionsFieldInMessage(
        'coreInstructions[11].priority is bad',
        someInstructions({ coreInstructions }),
      ),
    ).toBe('coreInstructions.id-11.priority');
  });

  it.each(['Busy', 'coreInstructions[7].priority must be at least 1', 'priority must be at least 1'])(
    '"%s" is about no known field',
    (sentence) => expect(instructionsFieldInMessage(sentence, someInstructions())).toBeUndefined(),
  );
});
