import type { AgentInstructions } from '#domain/instructions/instructions.ts';
import {
  instructionsProblems,
  type InstructionsField,
  type InstructionsProblem,
} from '#domain/instructions/instructionsProblems.ts';
import { normalizeInstructions } from '#domain/instructions/normalizeInstructions.ts';
import { problemsIfAny, type Problems } from '#domain/shared/problems.ts';
import type { SettingsKind } from '../settings/SettingsKind.ts';
import type { Instructions } from './Instructions.ts';

/**
 * The AI instructions, without blank list lines. Keeps the sent system prompt if the host omits it. (see
 * rule: AI instructions)
 */
export const instructionsKind = (
  instructions: Instructions,
  restaurantId: string,
): SettingsKind<AgentInstructions, Problems<InstructionsField, InstructionsProblem>> => ({
  target: { restaurantId, area: 'instructions' },
  check: (edited) => problemsIfAny(instructionsProblems(edited)),
  normalize: normalizeInstructions,
  read: () => instructions.load(restaurantId),
  async write(merged, theirs) {
    const sent = normalizeInstructions(merged);
    const { systemPrompt = sent.systemPrompt, ...kept } = await instructions.save(restaurantId, sent, theirs);
    return { saved: { ...kept, systemPrompt }, answer: undefined };
  },
});
