import { filledLines } from '#domain/shared/textLines.ts';
import type { AgentInstructions } from './instructions.ts';
import { byPriority } from './priorityList.ts';

/**
 * The instructions as they are sent: in the order of their priorities, and without the blank lines of the lists that are
 * typed one entry a line. (see rule: AI instructions)
 */
export function forSaving(instructions: AgentInstructions): AgentInstructions {
  const { coreInstructions, specialSituations, conversationFlow } = instructions;
  return {
    ...instructions,
    coreInstructions: byPriority(coreInstructions),
    specialSituations: specialSituations.map((situation) => ({
      ...situation,
      followUpActions: filledLines(situation.followUpActions),
    })),
    conversationFlow: conversationFlow.map((stage) => ({ ...stage, messages: filledLines(stage.messages) })),
  };
}
