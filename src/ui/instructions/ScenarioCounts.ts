import { KeptScenarios } from '#application/instructions/KeptScenarios.ts';

/** Counts the scenarios that this browser keeps for a restaurant. */
export class ScenarioCounts {
  static readonly needs = [KeptScenarios] as const;
  constructor(private readonly kept: KeptScenarios) {}

  of(restaurantId: string): number {
    return this.kept.list(restaurantId).length;
  }
}
