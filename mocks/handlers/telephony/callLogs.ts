import type { Db } from '../../db/db.ts';
import { createRandom } from '../../seed/random.ts';
import type { CallLogRow, CallRow } from '../../db/tables.ts';

/** A restaurant's call log, newest first: generated entries for its calls, plus entries logged since. */
export function callLogsOf(db: Db, companyId: string): CallLogRow[] {
  const calls = db.phoneNumbers
    .where({ companyId })
    .flatMap(({ id }) => db.calls.where({ phoneNumberId: id }).map((call) => logOf(call, companyId)));
  return [...db.callLogs.where({ companyId }), ...calls]
    .toReversed()
    .toSorted((one, other) => Date.parse(other.startTime) - Date.parse(one.startTime));
}

/** Derives the same log entry every time; it is not stored. */
function logOf({ id, startedAt, endedAt }: CallRow, companyId: string): CallLogRow {
  const chance = createRandom(
    Array.from(id).reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7),
  );
  const lasted = endedAt === null ? 0 : Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000);
  const status = endedAt === null ? 'failed' : chance.pick(ENDINGS);
  const isAnswered = status === 'completed' || status === 'transferred';
  return {
    id: `log-${id}`,
    companyId,
    callId: id,
    startTime: startedAt,
    customerNumber: `+1${chance.pick(AREA_CODES)}555${chance.digits(4)}`,
    duration: isAnswered ? lasted : 0,
    status,
    // not everyone rates a call, and most ratings are good
    satisfaction: status !== 'completed' || chance.oneIn(3) ? null : chance.pick([5, 5, 5, 4, 4, 3, 2, 1]),
  };
}

const AREA_CODES = ['212', '347', '646', '718', '917'];
const ENDINGS = [...Array<string>(9).fill('completed'), 'transferred', 'no-answer', 'busy'];
