import { normalizeInstructions } from '#domain/instructions/normalizeInstructions.ts';
import type { AgentInstructions } from '#domain/instructions/instructions.ts';
import {
  instructionsProblems,
  type InstructionsField,
  type InstructionsProblem,
} from '#domain/instructions/instructionsProblems.ts';
import { hasNoProblems, type Problems } from '#domain/shared/problems.ts';
import { Instructions } from './Instructions.ts';

export type SaveInstructionsOutcome =
  | { readonly outcome: 'saved'; readonly instructions: AgentInstructions }
  | { readonly outcome: 'invalid'; readonly problems: Problems<InstructionsField, InstructionsProblem> };

/**
 * Saves the AI instructions without blank list lines and returns them as the host saved them. Sends nothing
 * invalid. Keeps the sent system prompt if the host omits it. (see rule: AI instructions)
 */
export class SaveInstructions {
  static readonly needs = [Instructions] as const;
  constructor(private readonly instructions: Instructions) {}

  async execute(restaurantId: string, edited: AgentInstructions): Promise<SaveInstructionsOutcome> {
    const problems = instructionsProblems(edited);
    if (!hasNoProblems(problems)) return { outcome: 'invalid', problems };

    const sent = normalizeInstructions(edited);
    const { systemPrompt = sent.systemPrompt, ...kept } = await this.instructions.save(restaurantId, sent);
    return { outcome: 'saved', instructions: { ...kept, systemPrompt } };
  }
}
