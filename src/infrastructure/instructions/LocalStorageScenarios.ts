import { array, object, optional, record, safeParse, string, type InferOutput } from 'valibot';
import type { KeptScenarios } from '#application/instructions/KeptScenarios.ts';
import type { KeptScenario } from '#domain/instructions/scenarios.ts';
import { SafeStorage } from '../browser/SafeStorage.ts';

/** Local storage key. JSON with the scenarios of each restaurant, the last saved restaurant last. */
const SCENARIOS_KEY = 'scenarios';

/** More than most users have. */
const MAX_RESTAURANTS = 20;

const answerSchema = optional(object({ text: string(), version: string() }));
const scenariosSchema = record(
  string(),
  array(object({ id: string(), text: string(), answer: answerSchema, before: answerSchema })),
);

export class LocalStorageScenarios implements KeptScenarios {
  static readonly needs = [] as const;

  list(restaurantId: string) {
    return read()[restaurantId] ?? [];
  }

  save(restaurantId: string, list: readonly KeptScenario[]) {
    const { [restaurantId]: _replaced, ...others } = read();
    const kept = Object.entries(others).slice(1 - MAX_RESTAURANTS);
    SafeStorage.local.write(
      SCENARIOS_KEY,
      JSON.stringify(Object.fromEntries([...kept, [restaurantId, list]])),
    );
  }
}

/** Returns nothing if the stored text is not readable, for example from another version. */
function read(): InferOutput<typeof scenariosSchema> {
  try {
    const parsed = safeParse(scenariosSchema, JSON.parse(SafeStorage.local.read(SCENARIOS_KEY) ?? '{}'));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}
