import { array, object, optional, string } from 'valibot';
import type { SavedScenarios } from '#application/instructions/SavedScenarios.ts';
import type { SavedScenario } from '#domain/instructions/scenarios.ts';
import { StoredRecord } from '../browser/StoredRecord.ts';

const answerSchema = optional(object({ text: string(), version: string() }));
const scenarioSchema = object({ id: string(), text: string(), answer: answerSchema, before: answerSchema });

/** Scenarios by restaurant. Few users have more restaurants than the limit. */
const stored = new StoredRecord<readonly SavedScenario[]>('scenarios', array(scenarioSchema), 20);

export class LocalStorageScenarios implements SavedScenarios {
  static readonly needs = [] as const;

  list(restaurantId: string) {
    return stored.get(restaurantId) ?? [];
  }

  save(restaurantId: string, list: readonly SavedScenario[]) {
    stored.set(restaurantId, list);
  }
}
