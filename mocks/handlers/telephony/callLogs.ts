import { MINUTE } from '../../db/durations.ts';
import type { Db } from '../../db/db.ts';
import { customerNumber, randomOfCall } from '../../seed/customerNumber.ts';
import type { Random } from '../../seed/random.ts';
import type { CallLogRow, CallRow } from '../../db/tables.ts';

/**
 * Returns a restaurant's call log, newest first: generated entries for answered and missed calls, and
 * stored entries.
 */
export function callLogsOf(db: Db, companyId: string): CallLogRow[] {
  const calls = db.phoneNumbers
    .where({ companyId })
    .flatMap(({ id }) => db.calls.where({ phoneNumberId: id }).flatMap((call) => logsOf(call, companyId)));
  return [...db.callLogs.where({ companyId }), ...calls]
    .toReversed()
    .toSorted((one, other) => Date.parse(other.startTime) - Date.parse(one.startTime));
}

/** Generates a call's log entries, which are the same every time. */
function logsOf(call: CallRow, companyId: string): CallLogRow[] {
  const { id, startedAt, endedAt } = call;
  const random = randomOfCall(id);
  const log: CallLogRow = {
    id: `log-${id}`,
    companyId,
    callId: id,
    startTime: startedAt,
    customerNumber: customerNumber(random),
    duration: endedAt === null ? 0 : Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000),
    status: statusOf(call),
    satisfaction: ratingOf(call, random),
  };
  if (!random.oneIn(8)) return [log];
  // an earlier, unanswered call from the same number
  const missed: CallLogRow = {
    ...log,
    id: `${log.id}-missed`,
    callId: `${id}-missed`,
    startTime: new Date(Date.parse(startedAt) - 4 * MINUTE).toISOString(),
    duration: 0,
    status: random.pick(['busy', 'no-answer']),
    satisfaction: null,
  };
  return [missed, log];
}

function statusOf({ endedAt, messages }: CallRow): string {
  if (endedAt === null) return 'failed';
  return messages.some(({ message }) => TRANSFER.test(message)) ? 'transferred' : 'completed';
}

/** Generates a rating that matches the call's evaluation. Some calls have no rating. */
function ratingOf({ successEvaluation, endedAt }: CallRow, random: Random): number | null {
  if (endedAt === null || successEvaluation === null || random.oneIn(3)) return null;
  if (BAD.test(String(successEvaluation))) return random.pick([1, 1, 2]);
  return FAIR.test(String(successEvaluation)) ? random.pick([3, 3, 4]) : random.pick([5, 5, 4]);
}

const TRANSFER = /putting you through/;
const BAD = /^(false|poor|fail|[0-4]|[0-4]\d%)$/;
const FAIR = /^(good|fair|unclear|[5-7]|[5-7]\d%)$/;
