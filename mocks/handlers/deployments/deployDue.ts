import type { Db } from '../../db/db.ts';
import { deploy } from './deploy.ts';

/**
 * Deploys what is scheduled for by now, each at its own time. Asked for before anything else is done with deployments,
 * so that nobody can tell whether it happened at its time or when somebody looked.
 */
export async function deployDue(db: Db, companyId: string, now: number): Promise<void> {
  const due = db.schedules
    .where({ companyId, scheduledTime: (time) => Date.parse(time) <= now })
    .toSorted((one, other) => Date.parse(one.scheduledTime) - Date.parse(other.scheduledTime));
  for (const { id, changeIds, scheduledTime, userName } of due) {
    const changes = changeIds.flatMap((changeId) => db.pendingChanges.find(changeId) ?? []);
    // what was deployed in the meantime is not deployed again
    if (changes.length > 0) {
      await deploy(db, {
        companyId,
        changes,
        at: scheduledTime,
        by: userName,
        notes: 'Scheduled deployment',
      });
    }
    db.schedules.remove(id);
  }
}
