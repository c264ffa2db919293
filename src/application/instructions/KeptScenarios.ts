import type { KeptScenario } from '#domain/instructions/scenarios.ts';
import { port } from '../port.ts';

/** The test scenarios that this browser keeps for each restaurant. */
export interface KeptScenarios {
  list(restaurantId: string): readonly KeptScenario[];
  save(restaurantId: string, list: readonly KeptScenario[]): void;
}
export const KeptScenarios = port<KeptScenarios>('KeptScenarios');
