import { fullName } from '../fullName.ts';
import type { Db } from '../../db/db.ts';
import type { Access } from '../guards.ts';
import { shortId } from '../../db/randomId.ts';
import { fieldChanges } from '../../db/settings/fieldChanges.ts';
import { settingsOf, writeSettings } from '../../db/settings/settings.ts';
import type { Settings, SettingsKind } from '../../db/settings/shapes.ts';

export interface Save<Kind extends SettingsKind> {
  readonly kind: Kind;
  readonly next: Settings[Kind];
  /** The pending change's description, such as "Voice configuration updated". */
  readonly description: string;
}

/** Saves changed settings and adds a pending change. Does nothing if no setting changed. */
export async function saveSettings<Kind extends SettingsKind>(
  db: Db,
  { user, company }: Access,
  now: () => number,
  { kind, next, description }: Save<Kind>,
): Promise<void> {
  const before = settingsOf(db, company, kind);
  const changes = fieldChanges(before, next);
  if (changes.length === 0) return;
  await writeSettings(db, company, kind, next);
  await db.pendingChanges.insert({
    id: shortId('chg'),
    companyId: company.id,
    kind,
    description,
    timestamp: new Date(now()).toISOString(),
    userName: fullName(user),
    fieldChanges: changes,
    before,
  });
}
