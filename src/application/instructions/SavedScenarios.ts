import type { SavedScenario } from '#domain/instructions/scenarios.ts';
import { port } from '../port.ts';

/** The test scenarios of each restaurant, saved in this browser. */
export interface SavedScenarios {
  list(restaurantId: string): readonly SavedScenario[];
  save(restaurantId: string, list: readonly SavedScenario[]): void;
}
export const SavedScenarios = port<SavedScenarios>('SavedScenarios');
