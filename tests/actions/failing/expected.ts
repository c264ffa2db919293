import { Failure, type FailureKind } from '#application/Failure.ts';
import { sessionText } from '#ui/texts/sessionText.ts';
import type { Shown } from '../shownMessages.ts';
import { exceptions, LEADING_ON, PRESSED, WITHOUT_RENEWAL, type Exception } from './exceptions.ts';
import { HOST_WORDS, type FaultName } from './faults.ts';
import { sentences } from './sentences.ts';

/**
 * What a fault is to the product:
 * - a failure, of which the sentence of the action is read
 * - `as ever`: nobody notices
 * - `signed out`: the session is over, and the sign-in form says so
 * - `nothing yet`, `nothing more`: nothing is said of something that still goes on, or that nobody waits for any more
 */
type Meaning = Failure | 'as ever' | 'signed out' | 'nothing yet' | 'nothing more';

/** The rule for each fault, in words, as the fault table shows it. */
export const rules: Readonly<Record<FaultName, string>> = {
  '400':
    'The sentence of the host where the action has a place for it, otherwise the own sentence of the action',
  '401 renewed':
    'The session is renewed and the call made again: as ever. A call that has no session, such as signing in, takes any 401 as 400',
  '401 refused': 'The session is over: the sign-in form says so',
  '401 unreachable': 'The session stays, and the call fails as if the host could not be reached',
  '403': 'As 400',
  '404': 'As 400; a page says that there is no such thing, where it may be gone',
  '409': 'As 400',
  '429': 'A read waits as it is told and is made again: as ever. Anything else as 400',
  '500': 'As 400',
  '500 mute': 'The own sentence of the action',
  html: 'The own sentence of the action: a page is no answer of the host, whatever its status',
  'broken JSON': 'The own sentence of the action',
  empty: 'The own sentence of the action',
  'wrong shape': 'The own sentence of the action',
  declined: 'The own sentence of the action: it was not done, whatever the status',
  'declined, words': 'As 400',
  reset: 'The own sentence of the action',
  offline: 'The own sentence of the action; a read has been made twice again by then',
  late: 'After 15 s that it takes long; then the answer is there: as ever, and that is said no more',
  silent:
    'After 15 s that it takes long, with a way to stop waiting; a page that nobody waits for any more has the own sentence of the action. What is told later is told when it comes',
  left: 'Nothing more: a read is given up. What was sent is done, and what came of it may be told where the person is by then',
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
/** A 401: some calls take it as any other refusal. */
const refused = (otherwise: Meaning) => (call: string) =>
  WITHOUT_RENEWAL.includes(call) ? rejected(401, HOST_WORDS) : otherwise;

/** What each fault of a call is to the product, where `isOpened` tells a read that opens the page and stops with it. */
const meanings: Readonly<Record<FaultName, (call: string, isOpened: boolean) => Meaning>> = {
  '400': describeMeaning(400),
  '401 renewed': refused('as ever'),
  '401 refused': refused('signed out'),
  '401 unreachable': refused(of('unreachable')),
  '403': describeMeaning(403),
  '404': describeMeaning(404),
  '409': describeMeaning(409),
  '429': (call) => (call.startsWith('GET') ? 'as ever' : rejected(429, HOST_WORDS)),
  '500': describeMeaning(500),
  '500 mute': () => rejected(500),
  html: unreadable,
  'broken JSON': unreadable,
  empty: unreadable,
  'wrong shape': unreadable,
  declined: () => rejected(200),
  'declined, words': describeMeaning(200),
  reset: unreachable,
  offline: unreachable,
  late: () => 'as ever',
  silent: (_, isOpened) => (isOpened ? of('cancelled') : 'nothing yet'),
  left: () => 'nothing more',
};

/** What is to come of a fault. */
export interface Expected {
  /** What is read. */
  readonly shown: readonly Shown[];
  /** Something of it, or nothing, may be read: nobody waits for it there any more. */
  readonly atMost: boolean;
  /** It was done, or is nobody's business any more: there is nothing to try again. */
  readonly isDone: boolean;
  /** What is read after one more try. */
  readonly again: readonly Shown[];
}

/** What is to come of a fault of a call. @param usual what is read when nothing goes wrong */
export function expectedOf(
  action: string,
  call: string,
  fault: FaultName,
  usual: readonly Shown[],
): Expected {
  const isOpened = call.startsWith('GET') && !PRESSED.has(action);
  const isOver = fault === 'silent' && isOpened && !LEADING_ON.has(action);
  const again = isOver ? withoutNotices(usual) : usual;
  const exception = exceptionFor(action, call, fault);
  if (exception) {
    const { shown, isDone = shown === 'as ever' } = exception;
    return { shown: shown === 'as ever' ? usual : shown, atMost: false, isDone, again };
  }
  const meaning = meanings[fault](call, isOpened);
  const told = (shown: readonly Shown[], isDone: boolean) => ({ shown, atMost: false, isDone, again });
  switch (meaning) {
    case 'as ever':
      // by the time that something is read late, what was said for a while is gone
      return told(fault === 'late' && isOpened ? withoutNotices(usual) : usual, true);
    case 'signed out':
      return told([{ as: 'page', text: sessionText.ended }], false);
    case 'nothing yet':
      return { shown: [], atMost: true, isDone: false, again };
    case 'nothing more':
      return { shown: usual, atMost: true, isDone: true, again };
  }
  const shown = saysOf(action, call)(meaning);
  // by the time that one stops waiting, what was said for a while is gone
  return told(fault === 'silent' ? withoutNotices(shown) : shown, false);
}

/** What is read as a sentence of its own; the rest says how things stand. */
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
