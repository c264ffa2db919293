import type { AgentInstructions } from '#domain/instructions/instructions.ts';
import { port } from '../port.ts';

/** A restaurant's AI instructions. Aborting the signal cancels a read. */
export interface Instructions {
  /** Returns the last saved instructions, deployed or not. @throws Failure `not-found` if there are none. */
  load(restaurantId: string, signal?: AbortSignal): Promise<AgentInstructions>;
  /**
   * Saves the instructions. They go live with a deployment. Rejected unless the user is an owner or admin.
   * @param basedOn the instructions before the edit, for hosts that compare versions
   */
  save(
    restaurantId: string,
    instructions: AgentInstructions,
    basedOn?: AgentInstructions,
  ): Promise<SavedInstructions>;
  /** Asks the host to generate a system prompt from saved or unsaved instructions. Saves nothing. */
  generatePrompt(restaurantId: string, instructions: AgentInstructions): Promise<string>;
  /** Asks the agent to answer a test scenario, using the saved instructions. */
  test(restaurantId: string, scenario: string): Promise<ScenarioReply>;
}
export const Instructions = port<Instructions>('Instructions');

/** The saved instructions as the host returns them. The host may omit the system prompt. */
export type SavedInstructions = Omit<AgentInstructions, 'systemPrompt'> & {
  readonly systemPrompt?: string | undefined;
};

/** `answered` with the agent's answer, which the host may omit; `refused` if the test could not run. */
export type ScenarioReply =
  { readonly outcome: 'answered'; readonly response: string | undefined } | { readonly outcome: 'refused' };
