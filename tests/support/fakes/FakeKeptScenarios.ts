import type { KeptScenarios } from '#application/instructions/KeptScenarios.ts';
import type { KeptScenario } from '#domain/instructions/scenarios.ts';

/** Keeps one restaurant's scenarios in memory. */
export class FakeKeptScenarios implements KeptScenarios {
  constructor(public kept: readonly KeptScenario[] = []) {}

  list() {
    return this.kept;
  }

  save(_restaurantId: string, list: readonly KeptScenario[]) {
    this.kept = list;
  }
}
