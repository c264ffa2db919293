import type { Db } from '../../db/db.ts';
import { deploy } from './deploy.ts';

/**
 * Runs the scheduled deployments that are due, and dates each one at its scheduled time. All requests about
 * deployments call this function first, so responses don't depend on when a request comes.
 */
export async function deployDue(db: Db, companyId: string, now: number): Promise<void> {
  const due = db.schedules
    .where({ companyId, scheduledTime: (time) => Date.parse(time) <= now })
    .toSorted((one, other) => Date.parse(one.scheduledTime) - Date.parse(other.scheduledTime));
  for (const { id, changeIds, scheduledTime, userName } of due) {
    const changes = changeIds.flatMap((changeId) => db.pendingChanges.find(changeId) ?? []);
    // skips changes that were deployed before the scheduled time
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
