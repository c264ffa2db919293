import { nonBlankLines } from '#domain/shared/nonBlankLines.ts';
import type { AgentInstructions } from './instructions.ts';
import { sortByPriority } from './priorityList.ts';

/**
 * Prepares instructions for saving: sorts core instructions by priority, and drops blank entries of lists.
 * (see rule: AI instructions)
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
