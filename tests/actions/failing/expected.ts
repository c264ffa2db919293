import { Failure } from '#application/Failure.ts';
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
import { callFaults, faultNames, isRepresentative, type CallFault, type FaultName } from './faults.ts';
import { sentences } from './sentences.ts';

/** Calls with every fault, which shows that each fault has the meaning of its class. */
const WITH_EVERY_FAULT: ReadonlySet<string> = new Set([
  'see-restaurants: GET /api/companies/restaurants',
  'add-category: POST /api/companies/restaurants/:companyId/menu/categories',
  // the renewal that other requests wait for, and the one at the start
  'renew-session: POST /api/users/refresh-token',
  'check-session: POST /api/users/refresh-token',
]);

/** The faults to try: one for each meaning, and those with exceptions of their own. */
export function faultsToTry(action: string, call: string): readonly FaultName[] {
  return faultNames.filter(
    (name) =>
      isRepresentative(name) ||
      exceptionFor(action, call, name)?.when.includes(name) ||
      WITH_EVERY_FAULT.has(`${action}: ${call}`),
  );
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

/** Predicts the result of a fault. @param usual what is shown without a fault */
export function expectedOf(
  action: string,
  call: string,
  fault: FaultName,
  usual: readonly Shown[],
): Expected {
  const { meaning, failure }: CallFault = callFaults[fault];
  const isRead = call.startsWith('GET');
  // opens the page, and stops when the user stops waiting or leaves
  const isOpening = isRead && !PRESSED.has(action) && !PRESSED.has(`${action}: ${call}`);
  const isUnanswered = meaning === 'unanswered';
  const again = isUnanswered && isOpening && !LEADING_ON.has(action) ? withoutNotices(usual) : usual;
  const told = (shown: readonly Shown[], isDone = false): Expected => {
    return { shown, atMost: false, isDone, again };
  };
  const failed = (why: Failure) => {
    const says = sentences[action]?.[call];
    if (!says) throw new Error(`There is no sentence for ${call} of ${action}`);
    return told(says(why));
  };
  const exception = exceptionFor(action, call, fault);
  if (exception) {
    const { shown, isDone = shown === 'as usual' } = exception;
    return told(shown === 'as usual' ? usual : shown, isDone);
  }
  const isWithoutRenewal = failure?.kind === 'unauthenticated' && WITHOUT_RENEWAL.includes(call);
  if (failure && isWithoutRenewal) return failed(failure);
  switch (meaning) {
    case 'renewed':
      return told(usual, true);
    case 'session over': {
      const over = told([{ as: 'page', text: sessionText.ended }]);
      return isAfterwards(action, call) ? { ...over, again: [] } : over;
    }
    case 'not renewed':
      return failed(new Failure('unreachable', {}));
    case 'late':
      // temporary notices are gone by the time a late response arrives
      return told(isOpening ? withoutNotices(usual) : usual, true);
    case 'left':
      return { ...told(usual, true), atMost: true };
    case 'unanswered': {
      if (!isOpening) return { ...told([]), atMost: true };
      const stopped = failed(new Failure('cancelled', {}));
      // temporary notices are gone by the time the user stops waiting
      return { ...stopped, shown: withoutNotices(stopped.shown) };
    }
    case 'busy':
      if (isRead) return told(usual, true);
  }
  if (!failure) throw new Error(`${fault} has no failure`);
  return failed(failure);
}

const withoutNotices = (shown: readonly Shown[]) => shown.filter(({ as }) => as !== 'notice');

/** The first exception that names the fault or its meaning. */
function exceptionFor(action: string, call: string, fault: FaultName): Exception | undefined {
  const own = exceptions.filter(
    (one) => one.of.includes(action) && (one.call === undefined || one.call === call),
  );
  return (
    own.find(({ when }) => when.includes(fault)) ??
    own.find(({ when }) => when.includes(callFaults[fault].meaning))
  );
}
