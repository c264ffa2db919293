import { withAnswer, type SavedScenario } from '#domain/instructions/scenarios.ts';
import { Instructions, type ScenarioReply } from './Instructions.ts';
import { SavedScenarios } from './SavedScenarios.ts';

/** Callbacks and abort signal of a rehearsal. */
interface RehearsalOptions {
  /** Returns the version of the saved instructions that the agent uses. */
  readonly version: () => string;
  readonly started: (scenario: SavedScenario) => void;
  /** Called after a scenario's test, once any answer is saved. */
  readonly ended: (scenario: SavedScenario, reply: ScenarioReply) => void;
  /** Aborting ends the rehearsal without saving an answer to the current scenario. */
  readonly signal: AbortSignal;
}

/**
 * Tests all saved scenarios, one at a time, and saves the answers. A scenario whose test is refused keeps its
 * last answer. The first failed request ends the rehearsal. (see rule: rehearsal)
 */
export class RehearseScenarios {
  static readonly needs = [Instructions, SavedScenarios] as const;
  constructor(
    private readonly instructions: Instructions,
    private readonly kept: SavedScenarios,
  ) {}

  async execute(
    restaurantId: string,
    { version: current, started, ended, signal }: RehearsalOptions,
  ): Promise<void> {
    for (const scenario of this.kept.list(restaurantId)) {
      if (signal.aborted) return;
      started(scenario);
      const version = current();
      const reply = await this.instructions.test(restaurantId, scenario.text);
      if (signal.aborted) return;
      if (reply.outcome === 'answered' && reply.response !== undefined) {
        const answer = { text: reply.response, version };
        // scenarios may have been saved or removed during the test
        this.kept.save(restaurantId, withAnswer(this.kept.list(restaurantId), scenario.id, answer));
      }
      ended(scenario, reply);
    }
  }
}
