import { forSaving } from '#domain/instructions/forSaving.ts';
import type { AgentInstructions } from '#domain/instructions/instructions.ts';
import { Instructions } from './Instructions.ts';

/**
 * Saves what a restaurant tells its agent, without the blank lines of its lists, and gives it as the host keeps it.
 * The system prompt stays the one that was sent where the host does not give it back. (rule: AI instructions)
 */
export class SaveInstructions {
  static readonly needs = [Instructions] as const;
  constructor(private readonly instructions: Instructions) {}

  async execute(restaurantId: string, edited: AgentInstructions): Promise<AgentInstructions> {
    const sent = forSaving(edited);
    const { systemPrompt = sent.systemPrompt, ...kept } = await this.instructions.save(restaurantId, sent);
    return { ...kept, systemPrompt };
  }
}
