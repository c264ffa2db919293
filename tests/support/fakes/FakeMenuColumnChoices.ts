import type { MenuColumnChoices } from '#application/menu/MenuColumnChoices.ts';
import type { ColumnChoice } from '#domain/menu/import/columnUse.ts';

/** Keeps chosen columns in memory. */
export class FakeMenuColumnChoices implements MenuColumnChoices {
  readonly saved = new Map<string, ColumnChoice>();

  choice(signature: string) {
    return this.saved.get(signature);
  }

  save(signature: string, choice: ColumnChoice) {
    this.saved.set(signature, choice);
  }
}
