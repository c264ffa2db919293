import { withAnswer, type SavedScenario } from '#domain/instructions/scenarios.ts';
import { Instructions, type ScenarioReply } from './Instructions.ts';
import { SavedScenarios } from './SavedScenarios.ts';

/** Callbacks of a rehearsal. */
interface Rehearsing {
  /** Returns the version of the saved instructions, which the agent uses. */
  readonly version: () => string;
  readonly started: (scenario: SavedScenario) => void;
  /** Called once a scenario's answer, if any, is kept. */
  readonly ended: (scenario: SavedScenario, reply: ScenarioReply) => void;
  /** Ends the rehearsal. The answer to the current scenario is not kept. */
  readonly signal: AbortSignal;
}

/**
 * Tests all kept scenarios, one at a time, and keeps the answers. A refused scenario keeps its last answer.
 * The first failure ends the rehearsal. (see rule: rehearsal)
 */
export class RehearseScenarios {
  static readonly needs = [Instructions, SavedScenarios] as const;
  constructor(
    private readonly instructions: Instructions,
    private readonly kept: SavedScenarios,
  ) {}

  async execute(
    restaurantId: string,
    { version: current, started, ended, signal }: Rehearsing,
  ): Promise<void> {
    for (const scenario of this.kept.list(restaurantId)) {
      if (signal.aborted) return;
      started(scenario);
      const version = current();
      const reply = await this.instructions.test(restaurantId, scenario.text);
      if (signal.aborted) return;
      if (reply.outcome === 'answered' && reply.response !== undefined) {
        const answer = { text: reply.response, version };
        // scenarios may have been kept or removed during the test
        this.kept.save(restaurantId, withAnswer(this.kept.list(restaurantId), scenario.id, answer));
      }
      ended(scenario, reply);
    }
  }
}
