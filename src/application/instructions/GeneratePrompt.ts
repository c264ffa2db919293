import { normalizeInstructions } from '#domain/instructions/normalizeInstructions.ts';
import type { AgentInstructions } from '#domain/instructions/instructions.ts';
import { Instructions } from './Instructions.ts';

/** Generates a system prompt from normalized instructions. (see rule: AI instructions) */
export class GeneratePrompt {
  static readonly needs = [Instructions] as const;
  constructor(private readonly instructions: Instructions) {}

  execute(restaurantId: string, edited: AgentInstructions): Promise<string> {
    return this.instructions.generatePrompt(restaurantId, normalizeInstructions(edited));
  }
}
