import { nonBlankLines } from '#domain/shared/nonBlankLines.ts';
import type { AgentInstructions } from './instructions.ts';
import { sortByPriority } from './priorityList.ts';

/**
 * The instructions as they are sent: in the order of their priorities, and without the blank lines of the lists that are
 * typed one entry a line. (see rule: AI instructions)
 */
export function normalizeInstructions(instructions: AgentInstructions): AgentInstructions {
  const { coreInstructions, specialSituations, conversationFlow } = instructions;
  return {
    ...instructions,
    coreInstructions: sortByPriority(coreInstructions),
    specialSituations: specialSituations.map((situation) => ({
      ...situation,
      followUpActions: nonBlankLines(situation.followUpActions),
    })),
    conversationFlow: conversationFlow.map((stage) => ({
      ...stage,
      messages: nonBlankLines(stage.messages),
    })),
  };
}
