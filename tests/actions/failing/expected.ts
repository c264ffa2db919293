import { Failure, type FailureKind } from '#application/Failure.ts';
import { sessionText } from '#ui/texts/sessionText.ts';
import type { Shown } from '../shownMessages.ts';
import {
  exceptions,
  isAfterwards,
  LEADING_ON,
  PRESSED,
  WITHOUT_RENEWAL,
  type Exception,
} from './exceptions.ts';
import { faultNames, HOST_WORDS, type FaultName } from './faults.ts';
import { sentences } from './sentences.ts';

/**
 * What a fault means to the product:
 * - a failure, shown with the action's message
 * - `as usual`: users notice nothing
 * - `signed out`: the session is over, and the sign-in form says so
 * - `nothing yet`, `nothing more`: the work continues, or the user has moved on, so no message
 */
type Meaning = Failure | 'as usual' | 'signed out' | 'nothing yet' | 'nothing more';

/** The rule for each fault, as the fault table prints it. */
export const rules: Readonly<Record<FaultName, string>> = {
  '400': 'The host’s message if the action can show it, otherwise the action’s own message',
  '401 renewed':
    'As usual: the session is renewed and the request retried. A request without a session, such as signing in, treats any 401 as 400',
  '401 refused': 'The session is over, and the sign-in page says so',
  '401 unreachable': 'The session stays, and the request fails as if the host were unreachable',
  '403': 'As 400',
  '404': 'As 400; a page whose content may be gone says that it was not found',
  '409': 'As 400',
  '429': 'As usual for a read, which waits and retries. Otherwise as 400',
  '500': 'As 400',
  '502': 'As 400, for a read after two retries',
  '503': 'As 502',
  '504': 'As 502',
  '500 mute': 'The action’s own message',
  'proxy page': 'The action’s own message: an HTML page is not a response from the host, whatever its status',
  'broken JSON': 'The action’s own message',
  empty: 'The action’s own message',
  'wrong shape': 'The action’s own message',
  declined: 'The action’s own message: the action failed, whatever the status',
  'declined, words': 'As 400',
  reset: 'The action’s own message',
  offline: 'The action’s own message, for a read after two retries',
  late: 'A slow notice after 15 s, then the usual result',
  silent:
    'A slow notice after 15 s with a button to stop waiting, which shows the action’s own message. A later response still applies',
  halfway: 'As silent',
  left: 'Nothing: a read is aborted. A write continues, and its result may show on the next page',
};

const rejected = (status: number, serverMessage?: string): Failure =>
  new Failure(status === 404 ? 'not-found' : status === 401 ? 'unauthenticated' : 'rejected', {
    status,
    serverMessage,
  });
const of = (kind: FailureKind): Failure => new Failure(kind, kind === 'malformed' ? { status: 200 } : {});

const describeMeaning = (status: number) => () => rejected(status, HOST_WORDS);
const unreadable = () => of('malformed');
const unreachable = () => of('unreachable');
/** A 401, which some calls treat as an ordinary error. */
const refused = (otherwise: Meaning) => (call: string) =>
  WITHOUT_RENEWAL.includes(call) ? rejected(401, HOST_WORDS) : otherwise;

/** A read that opens the page stops when the user stops waiting; other requests stay in flight. */
function unanswered(_: string, isOpened: boolean): Meaning {
  return isOpened ? of('cancelled') : 'nothing yet';
}

/**
 * The meaning of each fault by call. `isOpened` marks a read that opens the page and stops when it is left.
 */
const meanings: Readonly<Record<FaultName, (call: string, isOpened: boolean) => Meaning>> = {
  '400': describeMeaning(400),
  '401 renewed': refused('as usual'),
  '401 refused': refused('signed out'),
  '401 unreachable': refused(of('unreachable')),
  '403': describeMeaning(403),
  '404': describeMeaning(404),
  '409': describeMeaning(409),
  '429': (call) => (call.startsWith('GET') ? 'as usual' : rejected(429, HOST_WORDS)),
  '500': describeMeaning(500),
  '502': describeMeaning(502),
  '503': describeMeaning(503),
  '504': describeMeaning(504),
  '500 mute': () => rejected(500),
  'proxy page': unreadable,
  'broken JSON': unreadable,
  empty: unreadable,
  'wrong shape': unreadable,
  declined: () => rejected(200),
  'declined, words': describeMeaning(200),
  reset: unreachable,
  offline: unreachable,
  late: () => 'as usual',
  silent: unanswered,
  halfway: unanswered,
  left: () => 'nothing more',
};

/**
 * What a fault of the session renewal means to the request that waits for it, as the fault of that request
 * that has the same result. (see rule: session refresh)
 */
export const renewalFaults: Readonly<Record<FaultName, FaultName>> = {
  ...mapAll('401 unreachable'),
  '401 renewed': '401 refused',
  '401 refused': '401 refused',
  '401 unreachable': '401 refused',
  '403': '401 refused',
  'broken JSON': '401 refused',
  empty: '401 refused',
  'wrong shape': '401 refused',
  declined: '401 refused',
  'declined, words': '401 refused',
  left: 'left',
};

function mapAll(to: FaultName) {
  return Object.fromEntries(faultNames.map((name) => [name, to])) as Record<FaultName, FaultName>;
}

/** The expected result of a fault. */
export interface Expected {
  /** What is shown. */
  readonly shown: readonly Shown[];
  /** Whether showing only part of it is allowed, because the user has moved on. */
  readonly atMost: boolean;
  /** Whether there is nothing to retry. */
  readonly isDone: boolean;
  /** What is shown after a retry. */
  readonly again: readonly Shown[];
}

/**
 * Predicts the result of a fault in the session renewal that a request waits for.
 * @param usual what is shown without a fault
 */
export function expectedAfterRenewal(
  action: string,
  call: string,
  fault: FaultName,
  usual: readonly Shown[],
): Expected {
  const expected = expectedOf(action, call, renewalFaults[fault], usual);
  if (fault !== 'late' && !isUnanswered(fault)) return expected;
  // polling abandons the refresh and starts the next one at the same time
  if (action === 'refresh-orders') return { ...expected, shown: usual, isDone: true };
  const { shown, again } = expected;
  const isAfterSuccess = shown.some(({ as }) => as === 'page') && shown.some(({ as }) => as === 'notice');
  // the notice of a write that succeeded before is gone by the time the renewal is aborted
  if (isAfterSuccess) return { ...expected, shown: withoutNotices(shown), again: withoutNotices(again) };
  // a brief notice of the failure is gone when the late response arrives
  return { ...expected, atMost: fault === 'late' };
}

/** Predicts the result of a fault. @param usual what is shown without a fault */
export function expectedOf(
  action: string,
  call: string,
  fault: FaultName,
  usual: readonly Shown[],
): Expected {
  const isOpened = call.startsWith('GET') && !PRESSED.has(action);
  const isOver = isUnanswered(fault) && isOpened && !LEADING_ON.has(action);
  const again = isOver ? withoutNotices(usual) : usual;
  const exception = exceptionFor(action, call, fault);
  if (exception) {
    const { shown, isDone = shown === 'as usual' } = exception;
    return { shown: shown === 'as usual' ? usual : shown, atMost: false, isDone, again };
  }
  const meaning = meanings[fault](call, isOpened);
  const told = (shown: readonly Shown[], isDone: boolean) => ({ shown, atMost: false, isDone, again });
  switch (meaning) {
    case 'as usual':
      // temporary notices are gone by the time a late response arrives
      return told(fault === 'late' && isOpened ? withoutNotices(usual) : usual, true);
    case 'signed out': {
      const over = told([{ as: 'page', text: sessionText.ended }], false);
      return isAfterwards(action, call) ? { ...over, again: [] } : over;
    }
    case 'nothing yet':
      return { shown: [], atMost: true, isDone: false, again };
    case 'nothing more':
      return { shown: usual, atMost: true, isDone: true, again };
  }
  const shown = saysOf(action, call)(meaning);
  // temporary notices are gone by the time the user stops waiting
  return told(isUnanswered(fault) ? withoutNotices(shown) : shown, false);
}

/** Whether there is no response until the user stops waiting. */
const isUnanswered = (fault: FaultName) => fault === 'silent' || fault === 'halfway';

/** The messages that are sentences; others describe state. */
export const expectedText = (shown: readonly Shown[]) =>
  shown.filter(({ as }) => as === 'notice' || as === 'page');

const withoutNotices = (shown: readonly Shown[]) => shown.filter(({ as }) => as !== 'notice');

function saysOf(action: string, call: string) {
  const says = sentences[action]?.[call];
  if (!says) throw new Error(`There is no sentence for ${call} of ${action}`);
  return says;
}

function exceptionFor(action: string, call: string, fault: FaultName): Exception | undefined {
  return exceptions.find(
    (one) =>
      one.of.includes(action) && (one.call === undefined || one.call === call) && one.when.includes(fault),
  );
}
