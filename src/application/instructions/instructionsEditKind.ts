import type { AgentInstructions } from '#domain/instructions/instructions.ts';
import {
  instructionsProblems,
  type InstructionsProblems,
} from '#domain/instructions/instructionsProblems.ts';
import { normalizeInstructions } from '#domain/instructions/normalizeInstructions.ts';
import { problemsIfAny } from '#domain/shared/problems.ts';
import { toReadResult, type EditKind } from '../settings/EditKind.ts';
import type { Instructions } from './Instructions.ts';

/**
 * Saves the AI instructions without blank lines in lists. If the host's response has no system prompt, keeps
 * the edited one. (see rule: AI instructions)
 */
export const instructionsEditKind = (
  instructions: Instructions,
  restaurantId: string,
): EditKind<AgentInstructions, InstructionsProblems, undefined, AgentInstructions> => ({
  restaurantId,
  area: 'instructions',
  check: (edited) => problemsIfAny(instructionsProblems(edited)),
  normalize: normalizeInstructions,
  read: async (signal) => toReadResult(await instructions.load(restaurantId, signal)),
  async write(merged, theirs) {
    const sent = normalizeInstructions(merged);
    const { systemPrompt = sent.systemPrompt, ...kept } = await instructions.save(restaurantId, sent, theirs);
    return { saved: { ...kept, systemPrompt }, answer: undefined };
  },
});
