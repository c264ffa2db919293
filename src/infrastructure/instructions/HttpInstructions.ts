import type { Instructions } from '#application/instructions/Instructions.ts';
import type { AgentInstructions } from '#domain/instructions/instructions.ts';
import { declinedResponseAsValue } from '../http/declinedResponseAsValue.ts';
import { path } from '../http/path.ts';
import { SignedInApi } from '../http/SignedInApi.ts';
import { instructionsBody, InstructionsReply, PromptReply, SavedReply, ScenarioReplySchema } from './wire.ts';

export class HttpInstructions implements Instructions {
  static readonly needs = [SignedInApi] as const;
  constructor(private readonly api: SignedInApi) {}

  load(restaurantId: string, signal?: AbortSignal) {
    return this.api.get(instructionsOf(restaurantId), InstructionsReply, signal);
  }

  save(restaurantId: string, instructions: AgentInstructions, basedOn?: AgentInstructions) {
    return this.api.put(instructionsOf(restaurantId), instructionsBody(instructions), SavedReply, basedOn);
  }

  generatePrompt(restaurantId: string, instructions: AgentInstructions) {
    const body = instructionsBody(instructions);
    return this.api.post(`${instructionsOf(restaurantId)}/generate-prompt`, body, PromptReply);
  }

  test(restaurantId: string, scenario: string) {
    const body = { testScenario: scenario };
    const answer = this.api.post(`${instructionsOf(restaurantId)}/test`, body, ScenarioReplySchema);
    return declinedResponseAsValue(answer, () => ({ outcome: 'refused' as const }));
  }
}

const instructionsOf = (restaurantId: string) =>
  path`/api/companies/restaurants/${restaurantId}/ai-instructions`;
