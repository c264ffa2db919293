import type { SavedScenarios } from '#application/instructions/SavedScenarios.ts';
import type { SavedScenario } from '#domain/instructions/scenarios.ts';

/** Keeps one restaurant's scenarios in memory. */
export class FakeSavedScenarios implements SavedScenarios {
  constructor(public kept: readonly SavedScenario[] = []) {}

  list() {
    return this.kept;
  }

  save(_restaurantId: string, list: readonly SavedScenario[]) {
    this.kept = list;
  }
}
