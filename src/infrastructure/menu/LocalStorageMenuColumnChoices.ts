import { array, boolean, object, picklist } from 'valibot';
import type { MenuColumnChoices } from '#application/menu/MenuColumnChoices.ts';
import { COLUMN_USES, type ColumnChoice } from '#domain/menu/import/columnUse.ts';
import { StoredRecord } from '../browser/StoredRecord.ts';

const choiceSchema = object({ hasHeader: boolean(), uses: array(picklist(COLUMN_USES)) });

/** Choices by signature. Few restaurants use more kinds of files than the limit. */
const stored = new StoredRecord<ColumnChoice>('menuColumns', choiceSchema, 20);

export class LocalStorageMenuColumnChoices implements MenuColumnChoices {
  static readonly needs = [] as const;

  choice(signature: string) {
    return stored.get(signature);
  }

  save(signature: string, choice: ColumnChoice) {
    stored.set(signature, choice);
  }
}
