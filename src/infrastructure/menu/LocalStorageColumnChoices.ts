import { array, boolean, object, picklist, record, safeParse, string, type InferOutput } from 'valibot';
import type { ColumnChoices } from '#application/menu/ColumnChoices.ts';
import { COLUMN_USES, type ColumnChoice } from '#domain/menu/import/columnUse.ts';
import { SafeStorage } from '../browser/SafeStorage.ts';

/** Local storage key. JSON with a choice per signature, the last ones last. */
const COLUMN_CHOICES_KEY = 'menuColumns';

/** More kinds of files than a restaurant has. */
const MAX_CHOICES = 20;

const choicesSchema = record(string(), object({ hasHeader: boolean(), uses: array(picklist(COLUMN_USES)) }));

export class LocalStorageColumnChoices implements ColumnChoices {
  static readonly needs = [] as const;

  choice(signature: string) {
    return read()[signature];
  }

  save(signature: string, choice: ColumnChoice) {
    const { [signature]: _replaced, ...others } = read();
    const kept = Object.entries(others).slice(1 - MAX_CHOICES);
    const choices = Object.fromEntries([...kept, [signature, choice]]);
    SafeStorage.local.write(COLUMN_CHOICES_KEY, JSON.stringify(choices));
  }
}

/** Returns no choices if the stored text is not readable, for example from another version. */
function read(): InferOutput<typeof choicesSchema> {
  try {
    const parsed = safeParse(choicesSchema, JSON.parse(SafeStorage.local.read(COLUMN_CHOICES_KEY) ?? '{}'));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}
