import { SavedScenarios } from '#application/instructions/SavedScenarios.ts';

/** Counts the scenarios that this browser keeps for a restaurant. */
export class ScenarioCounts {
  static readonly needs = [SavedScenarios] as const;
  constructor(private readonly kept: SavedScenarios) {}

  of(restaurantId: string): number {
    return this.kept.list(restaurantId).length;
  }
}
