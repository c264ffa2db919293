import type { Db } from '../../db/db.ts';
import { shortId } from '../../db/randomId.ts';
import { settingsOf, writeSettings } from '../../db/settings/settings.ts';
import type { Settings, SettingsKind } from '../../db/settings/shapes.ts';
import { copyFieldsAtPaths } from './copyFieldsAtPaths.ts';
import type { CompanyRow, DeployedChange, DeploymentRow } from '../../db/tables.ts';

interface Revert {
  readonly company: CompanyRow;
  readonly deployment: DeploymentRow;
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
}

/**
 * Restores the fields that a deployment changed. The restored values are live at once and appear in the
 * history. Later changes to other fields stay.
 */
export async function revert(db: Db, { company, deployment, at, by }: Revert): Promise<void> {
  for (const change of deployment.changes.toReversed()) await restoreSettings(db, company.id, change);
  await db.deployments.update(deployment.id, { rollbackAvailable: false, revertedAt: at });
  await db.deployments.insert({
    ...deployment,
    id: shortId('dep'),
    deployedAt: at,
    deployedBy: by,
    changes: deployment.changes.map((change) => ({
      ...change,
      description: `Reverted: ${change.description}`,
    })),
    rollbackAvailable: false,
    notes: `Takes back what ${deployment.deployedBy} put live`,
  });
}

async function restoreSettings(
  db: Db,
  companyId: string,
  { kind, fields, before }: DeployedChange,
): Promise<void> {
  // reads the company again, because an earlier iteration may have changed it
  const company = db.companies.find(companyId);
  if (!company) return;
  const settings = copyFieldsAtPaths(settingsOf(db, company, kind), before, new Set(fields));
  // has the right shape, because all fields come from valid settings
  await writeSettings(db, company, kind, settings as unknown as Settings[SettingsKind]);
}
