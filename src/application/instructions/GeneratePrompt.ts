import { normalizeInstructions } from '#domain/instructions/normalizeInstructions.ts';
import type { AgentInstructions } from '#domain/instructions/instructions.ts';
import { Instructions } from './Instructions.ts';

/** Normalizes instructions and has the host generate a prompt from them. (see rule: AI instructions) */
export class GeneratePrompt {
  static readonly needs = [Instructions] as const;
  constructor(private readonly instructions: Instructions) {}

  execute(restaurantId: string, edited: AgentInstructions): Promise<string> {
    return this.instructions.generatePrompt(restaurantId, normalizeInstructions(edited));
  }
}
