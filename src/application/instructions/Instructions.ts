import type { AgentInstructions } from '#domain/instructions/instructions.ts';
import { port } from '../port.ts';

/** What a restaurant tells its agent. A read is cancelled by its signal. */
export interface Instructions {
  /** The instructions as they were saved last, live or not; `not-found` when the restaurant has none. */
  load(restaurantId: string, signal?: AbortSignal): Promise<AgentInstructions>;
  /** Saves the instructions; they go live with a deployment. Rejected for who may not administer the restaurant. */
  save(restaurantId: string, instructions: AgentInstructions): Promise<SavedInstructions>;
  /** Has the host write a system prompt from the instructions, saved or not. Nothing is saved by that. */
  generatePrompt(restaurantId: string, instructions: AgentInstructions): Promise<string>;
  /** Has the agent answer a scenario, by the instructions that are saved. */
  test(restaurantId: string, scenario: string): Promise<ScenarioReply>;
}
export const Instructions = port<Instructions>('Instructions');

/** The instructions as the host keeps them; of the system prompt it may say nothing. */
export type SavedInstructions = Omit<AgentInstructions, 'systemPrompt'> & {
  readonly systemPrompt?: string | undefined;
};

/** `answered` with what the agent says, if the host tells it; `refused` when the agent could not be tried. */
export type ScenarioReply =
  { readonly outcome: 'answered'; readonly response: string | undefined } | { readonly outcome: 'refused' };
