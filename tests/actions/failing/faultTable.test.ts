import { beforeEach, expect, it, vi } from 'vitest';
import { sessionText } from '#ui/texts/sessionText.ts';
import { actions } from '../actions.ts';
import { perform } from '../perform.ts';
import type { Shown } from '../shownMessages.ts';
import { applyFault, type FaultResult } from './applyFault.ts';
import {
  ABORTED_READS,
  ABORTED_WRITES,
  followsSuccess,
  KEPT_ON_LEAVING,
  NOTHING_TO_REPEAT,
  REVERTED_CHOICES,
  IN_BACKGROUND,
  NEVER_REFRESHED,
} from './exceptions.ts';
import {
  callFaults,
  faultNames,
  REFRESH,
  representativeOf,
  type CallFault,
  type FaultName,
} from './faults.ts';

// Applies one fault of each meaning to every request of every action. The handbook records the shown
// messages, so a changed message changes a page of the handbook.

/** Calls that are tested with every fault. They prove that faults of one meaning have the same result. */
const WITH_EVERY_FAULT: ReadonlySet<string> = new Set([
  'view-your-restaurants: GET /api/companies/restaurants',
  'add-a-menu-category: POST /api/companies/restaurants/:companyId/menu/categories',
  // the refresh that other requests wait for, and the refresh at startup
  'renew-an-expired-session: POST /api/users/refresh-token',
  'stay-signed-in-after-reopening-the-app: POST /api/users/refresh-token',
]);

beforeEach(() => {
  // silences the app's log of failures
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it.each(actions)(
  '"$title" loses nothing after a failure and works on the next try',
  async (action) => {
    const { id } = action;
    const usual = await perform(action);
    const isSave = usual.calls.some((call) => !call.startsWith('GET') && call !== REFRESH);
    for (const call of new Set(usual.calls)) {
      const isAwaited = (IN_BACKGROUND[id] ?? IN_BACKGROUND[call]) === undefined;
      for (const name of faultNames.filter((one) => isTried(id, call, one))) {
        const row = `${call} with ${name}`;
        const result = await applyFault(action, call, name);
        expect(result.escaped, `${row}: uncaught errors`).toEqual([]);
        expectOutcome(result, usual.shown, { id, call, name, isAwaited });

        const { course }: CallFault = callFaults[name];
        if (course === 'left') {
          const isKept =
            ABORTED_READS[id] === undefined && (isSave || (KEPT_ON_LEAVING[call] ?? KEPT_ON_LEAVING[id]));
          const isAborted = call.startsWith('GET') ? !isKept : ABORTED_WRITES[id] !== undefined;
          expect(result.givesUp, `${row}: aborts the request`).toBe(isAborted);
        } else if (course !== undefined) {
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
  readonly isAwaited: boolean;
}

const isTried = (id: string, call: string, name: FaultName) =>
  representativeOf(callFaults[name].meaning) === name ||
  NOTHING_TO_REPEAT[id]?.includes(name) ||
  WITH_EVERY_FAULT.has(`${id}: ${call}`);

/** Checks what follows from the fault's meaning alone. After a failure, checks the input and the retry. */
function expectOutcome(
  result: FaultResult,
  usual: readonly Shown[],
  { id, call, name, isAwaited }: Row,
): void {
  const { shown, again, keeps } = result;
  const { meaning } = callFaults[name];
  const row = `${call} with ${name}`;
  const mayRenew = !NEVER_REFRESHED.has(call);
  if (meaning === 'left') {
    // the user has moved on, so some of the texts are enough
    const texts = shown.filter(({ as }) => as === 'notice' || as === 'page');
    expect(usual, row).toEqual(expect.arrayContaining(texts));
  } else if (meaning === 'late') {
    // temporary notices may have disappeared
    if (isAwaited) expect(withoutNotices(shown), row).toEqual(withoutNotices(usual));
  } else if ((meaning === 'renewed' && mayRenew) || (meaning === 'busy' && call.startsWith('GET'))) {
    expect(shown, row).toEqual(usual);
  } else {
    if (meaning === 'session over' && mayRenew) expect(shown, row).toEqual([ENDED]);
    const isSettled = NOTHING_TO_REPEAT[id]?.some((one) => one === meaning || one === name);
    if (isSettled || JSON.stringify(shown) === JSON.stringify(usual)) return;
    if (REVERTED_CHOICES[id] === undefined) expect(keeps, `${row}: keeps the input`).not.toBe(false);
    const expected = meaning === 'session over' && followsSuccess(id, call) ? [] : usual;
    expect(withoutNotices(again ?? []), `${row}: the next try, without a reload`).toEqual(
      withoutNotices(expected),
    );
  }
}

const ENDED: Shown = { as: 'page', text: sessionText.ended };

const withoutNotices = (shown: readonly Shown[]) => shown.filter(({ as }) => as !== 'notice');
