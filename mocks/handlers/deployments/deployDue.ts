import type { Db } from '../../db/db.ts';
import { deploy } from './deploy.ts';

/**
 * Runs the scheduled deployments that are due, each dated at its scheduled time. Called before every other
 * deployment action, so results don't depend on when someone looks.
 */
export async function deployDue(db: Db, companyId: string, now: number): Promise<void> {
  const due = db.schedules
    .where({ companyId, scheduledTime: (time) => Date.parse(time) <= now })
    .toSorted((one, other) => Date.parse(one.scheduledTime) - Date.parse(other.scheduledTime));
  for (const { id, changeIds, scheduledTime, userName } of due) {
    const changes = changeIds.flatMap((changeId) => db.pendingChanges.find(changeId) ?? []);
    // skips changes deployed in the meantime
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
