import { array, object, optional, string } from 'valibot';
import type { KeptScenarios } from '#application/instructions/KeptScenarios.ts';
import type { KeptScenario } from '#domain/instructions/scenarios.ts';
import { StoredRecord } from '../browser/StoredRecord.ts';

const answerSchema = optional(object({ text: string(), version: string() }));
const scenarioSchema = object({ id: string(), text: string(), answer: answerSchema, before: answerSchema });

/** By restaurant. Few users have more restaurants than the limit. */
const stored = new StoredRecord<readonly KeptScenario[]>('scenarios', array(scenarioSchema), 20);

export class LocalStorageScenarios implements KeptScenarios {
  static readonly needs = [] as const;

  list(restaurantId: string) {
    return stored.get(restaurantId) ?? [];
  }

  save(restaurantId: string, list: readonly KeptScenario[]) {
    stored.set(restaurantId, list);
  }
}
