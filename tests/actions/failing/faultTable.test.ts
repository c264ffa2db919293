import { beforeEach, expect, it, vi } from 'vitest';
import { sessionText } from '#ui/texts/sessionText.ts';
import { actions } from '../actions.ts';
import { perform } from '../perform.ts';
import type { Shown } from '../shownMessages.ts';
import { applyFault, type FaultResult } from './applyFault.ts';
import {
  ABORTED_READS,
  ABORTED_WRITES,
  isAfterwards,
  KEPT_READS,
  SETTLED,
  TAKEN_BACK,
  UNAWAITED,
  WITHOUT_RENEWAL,
} from './exceptions.ts';
import {
  callFaults,
  faultNames,
  isRepresentative,
  REFRESH,
  type CallFault,
  type FaultName,
} from './faults.ts';

// Applies one fault of each meaning to every request of every action. The handbook records what users read, so
// a changed message changes a page there.

/** Calls with every fault, which shows that each fault has the meaning of its class. */
const WITH_EVERY_FAULT: ReadonlySet<string> = new Set([
  'view-your-restaurants: GET /api/companies/restaurants',
  'add-a-menu-category: POST /api/companies/restaurants/:companyId/menu/categories',
  // the renewal that other requests wait for, and the one at the start
  'renew-an-expired-session: POST /api/users/refresh-token',
  'stay-signed-in-after-reopening-the-app: POST /api/users/refresh-token',
]);

beforeEach(() => {
  // the app's log of failures
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it.each(actions)(
  '$title: loses nothing in a failure and works on the next try',
  async ({ id, ...action }) => {
    const usual = await perform({ id, ...action });
    const calls = new Set(usual.calls.map(({ method, path }) => `${method} ${path}`));
    const isSave = [...calls].some((call) => !call.startsWith('GET') && call !== REFRESH);
    for (const call of calls) {
      for (const name of faultNames.filter((one) => isTried(id, call, one))) {
        const row = `${call} with ${name}`;
        const result = await applyFault({ id, ...action }, call, name);
        expect(result.escaped, `${row}: uncaught errors`).toEqual([]);
        expectOutcome(result, usual.shown, { id, call, name });

        const { course }: CallFault = callFaults[name];
        if (course === 'left') {
          const isKept = ABORTED_READS[id] === undefined && (isSave || (KEPT_READS[call] ?? KEPT_READS[id]));
          const isAborted = call.startsWith('GET') ? !isKept : ABORTED_WRITES[id] !== undefined;
          expect(result.givesUp, `${row}: aborts the request`).toBe(isAborted);
        } else if (course !== undefined) {
          const isAwaited = (UNAWAITED[id] ?? UNAWAITED[call]) === undefined;
          expect(result.saysSlow !== undefined, `${row}: says that it is slow`).toBe(isAwaited);
        }
      }
    }
  },
  60_000,
);

interface Row {
  readonly id: string;
  readonly call: string;
  readonly name: FaultName;
}

const isTried = (id: string, call: string, name: FaultName) =>
  isRepresentative(name) || SETTLED[id]?.includes(name) || WITH_EVERY_FAULT.has(`${id}: ${call}`);

/** Checks what is shown where the meaning alone decides it; after a failure, the input and the next try. */
function expectOutcome(result: FaultResult, usual: readonly Shown[], { id, call, name }: Row): void {
  const { shown, again, keeps } = result;
  const { meaning } = callFaults[name];
  const row = `${call} with ${name}`;
  const isUnawaited = (UNAWAITED[id] ?? UNAWAITED[call]) !== undefined;
  const isRead = call.startsWith('GET');
  const mayRenew = !WITHOUT_RENEWAL.has(call);
  if (meaning === 'left') {
    // the user has moved on, so a part is enough
    const texts = shown.filter(({ as }) => as === 'notice' || as === 'page');
    expect(usual, row).toEqual(expect.arrayContaining(texts));
  } else if (meaning === 'late') {
    // temporary notices may be gone by then
    if (!isUnawaited) expect(withoutNotices(shown), row).toEqual(withoutNotices(usual));
  } else if ((meaning === 'renewed' && mayRenew) || (meaning === 'busy' && isRead)) {
    expect(shown, row).toEqual(usual);
  } else {
    if (meaning === 'session over' && mayRenew) expect(shown, row).toEqual([ENDED]);
    const isSettled = SETTLED[id]?.some((one) => one === meaning || one === name);
    if (isSettled || isSame(shown, usual)) return;
    if (TAKEN_BACK[id] === undefined) expect(keeps, `${row}: keeps the input`).not.toBe(false);
    const expected = meaning === 'session over' && isAfterwards(id, call) ? [] : usual;
    expect(withoutNotices(again ?? []), `${row}: the next try, without a reload`).toEqual(
      withoutNotices(expected),
    );
  }
}

const ENDED: Shown = { as: 'page', text: sessionText.ended };

const withoutNotices = (shown: readonly Shown[]) => shown.filter(({ as }) => as !== 'notice');

const isSame = (one: readonly Shown[], other: readonly Shown[]) =>
  JSON.stringify(one) === JSON.stringify(other);
