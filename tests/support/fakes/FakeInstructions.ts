import { Failure } from '#application/Failure.ts';
import type {
  Instructions,
  SavedInstructions,
  ScenarioReply,
} from '#application/instructions/Instructions.ts';
import type { AgentInstructions } from '#domain/instructions/instructions.ts';
import { someInstructions } from '../builders/instructions.ts';

/** Instructions in memory. `trouble` makes every request fail. */
export class FakeInstructions implements Instructions {
  stored: AgentInstructions | undefined = someInstructions();
  trouble: Failure | undefined;
  prompt = 'You answer the phone of Trattoria Aurora.';
  reply: ScenarioReply = { outcome: 'answered', response: 'We open at five.' };
  /** The host's response to a save. */
  answerTo: (sent: AgentInstructions) => SavedInstructions = (sent) => sent;
  readonly saves: AgentInstructions[] = [];
  /** The instructions from which prompts were generated. */
  readonly sources: AgentInstructions[] = [];
  readonly scenarios: string[] = [];

  async load() {
    if (this.trouble) throw this.trouble;
    if (!this.stored) throw new Failure('not-found', { status: 404 });
    return this.stored;
  }

  async save(_restaurantId: string, instructions: AgentInstructions) {
    this.saves.push(instructions);
    if (this.trouble) throw this.trouble;
    this.stored = instructions;
    return this.answerTo(instructions);
  }

  async generatePrompt(_restaurantId: string, instructions: AgentInstructions) {
    this.sources.push(instructions);
    if (this.trouble) throw this.trouble;
    return this.prompt;
  }

  async test(_restaurantId: string, scenario: string) {
    this.scenarios.push(scenario);
    if (this.trouble) throw this.trouble;
    return this.reply;
  }
}
