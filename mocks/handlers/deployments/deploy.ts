import type { Db } from '../../db/db.ts';
import { shortId } from '../../db/randomId.ts';
import type { DeploymentRow, PendingChangeRow } from '../../db/tables.ts';

interface Deploy {
  readonly companyId: string;
  /** Pending changes of this company. */
  readonly changes: readonly PendingChangeRow[];
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
  readonly notes: string | null;
}

/** Moves pending changes to the deployment history. */
export async function deploy(db: Db, { companyId, changes, at, by, notes }: Deploy): Promise<DeploymentRow> {
  const deployment: DeploymentRow = {
    id: shortId('dep'),
    companyId,
    status: 'success',
    environment: 'production',
    deployedAt: at,
    deployedBy: by,
    changes: changes
      .toSorted((one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp))
      .map(({ kind, description, fieldChanges, before }) => ({
        kind,
        description,
        fields: fieldChanges.map(({ field }) => field),
        before,
      })),
    rollbackAvailable: true,
    notes,
  };
  await db.deployments.insert(deployment);
  for (const { id } of changes) db.pendingChanges.remove(id);
  return deployment;
}
