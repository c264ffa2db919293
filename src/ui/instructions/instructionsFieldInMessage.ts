import type { AgentInstructions } from '#domain/instructions/instructions.ts';
import type { InstructionsField } from '#domain/instructions/instructionsProblems.ts';
import { fieldNamedInMessage } from '../texts/fieldNamedInMessage.ts';

/**
 * Returns the field that a host message is about, such as "coreInstructions[1].priority must be at least 1".
 * The host identifies list items by index; the form identifies them by id.
 */
export function instructionsFieldInMessage(
  sentence: string,
  refused: AgentInstructions,
): InstructionsField | undefined {
  const names = namesOfFields(refused);
  const name = fieldNamedInMessage(sentence, [...names.keys()]);
  return name === undefined ? undefined : names.get(name);
}

/** Returns the names by which the host may refer to each field. */
function namesOfFields(instructions: AgentInstructions): ReadonlyMap<string, InstructionsField> {
  const { coreInstructions, specialSituations, conversationFlow } = instructions;
  const names = new Map<string, InstructionsField>();
  for (const [index, { id }] of coreInstructions.entries()) {
    for (const part of ['instruction', 'priority'] as const) {
      names.set(`coreInstructions[${index}].${part}`, `coreInstructions.${id}.${part}`);
    }
  }
  for (const [index, { id }] of specialSituations.entries()) {
    for (const part of ['trigger', 'response', 'followUpActions'] as const) {
      names.set(`specialSituations[${index}].${part}`, `specialSituations.${id}.${part}`);
    }
  }
  for (const { name } of conversationFlow) {
    for (const part of ['messages', 'fallbackResponse'] as const) {
      names.set(`conversationFlow.${name}.${part}`, `conversationFlow.${name}.${part}`);
    }
  }
  for (const part of ['maxSuggestions', 'timing'] as const) names.set(part, `upselling.${part}`);
  for (const part of ['hoursResponse', 'unavailableItemResponse', 'complaintHandling'] as const) {
    names.set(part, `customerService.${part}`);
  }
  names.set('systemPrompt', 'systemPrompt');
  return names;
}
