import type { CallFault as MockFault } from '../../../mocks/faults/faults.ts';

/** The meanings of faults for users, with the rule of each meaning, as the handbook explains them. */
export const meanings = {
  'host’s message': {
    when: 'the host refuses with a message',
    rule: 'The host’s message if the action can show it, otherwise the action’s own message',
  },
  'own message': { when: 'the host refuses without a message', rule: 'The action’s own message' },
  unreadable: {
    when: 'the response can’t be read',
    rule: 'The action’s own message, unless the status alone says that it succeeded',
  },
  'not found': {
    when: '404',
    rule: 'The same as with the host’s message. A page whose content may be gone says that the content was not found',
  },
  unreachable: {
    when: 'the host is unreachable',
    rule: 'The action’s own message, for a read after two retries',
  },
  busy: {
    when: '429, once',
    rule: 'The usual result for a read, which waits and retries. Otherwise the same as with the host’s message',
  },
  renewed: {
    when: '401, and the session renewal succeeds',
    rule: 'The usual result: the app renews the session and retries the request. A request without a session, such as signing in, treats any 401 as a refusal',
  },
  'session over': {
    when: '401, and the session renewal is refused',
    rule: 'The session is over, and the sign-in page says so',
  },
  'not renewed': {
    when: '401, and the session renewal can’t reach the host',
    rule: 'The session stays, and the request fails as if the host were unreachable',
  },
  late: { when: 'the response takes 20 s', rule: 'A slow notice after 15 s, then the usual result' },
  unanswered: {
    when: 'no response arrives',
    rule: 'A slow notice after 15 s with a button to stop waiting. For a read, it shows the action’s own message. A later response still applies',
  },
  left: {
    when: 'the user leaves before the response arrives',
    rule: 'Nothing: a read or a sign-in is aborted. A write continues, and its result may show on the next page',
  },
} as const;

export type Meaning = keyof typeof meanings;

/** A fault that can affect a request. */
export interface CallFault {
  readonly meaning: Meaning;
  /** The mock's fault of the request. */
  readonly fault?: MockFault;
  /** The mock's fault of the session refresh that follows. */
  readonly refresh?: MockFault;
  /** Creates a response that the mock never sends. */
  readonly answer?: (signal: AbortSignal) => Response;
  /** Whether only the first request has the fault. */
  readonly isPassing?: boolean;
  /** The time of the response: never, after the slow notice, or after the user has left. */
  readonly course?: 'never answered' | 'answered late' | 'left';
}

/** The call that refreshes a session. */
export const REFRESH = 'POST /api/users/refresh-token';
/** A message from the host. */
export const HOST_MESSAGE = 'Message from the host';
/** The host's Retry-After, in milliseconds. */
export const RETRY_AFTER_MS = 1000;

const status = (code: number, message = HOST_MESSAGE) => ({ status: code, message });

/** Creates a response that breaks after its first bytes. */
const firstBytes = (breakOff: (body: ReadableStreamDefaultController) => void) => {
  const start = (body: ReadableStreamDefaultController) => {
    body.enqueue(new TextEncoder().encode('{"success": true'));
    breakOff(body);
  };
  return new Response(new ReadableStream({ start }));
};

/** Every fault of a request, by name. The first fault of each meaning represents the others. */
export const callFaults = {
  '400': { meaning: 'host’s message', fault: status(400) },
  '403': { meaning: 'host’s message', fault: status(403) },
  '409': { meaning: 'host’s message', fault: status(409) },
  '500': { meaning: 'host’s message', fault: status(500) },
  '502': { meaning: 'host’s message', fault: status(502) },
  '503': { meaning: 'host’s message', fault: status(503) },
  '504': { meaning: 'host’s message', fault: status(504) },
  'declined, words': {
    meaning: 'host’s message',
    fault: { json: { success: false, message: HOST_MESSAGE } },
  },
  '500 mute': { meaning: 'own message', fault: status(500, '') },
  declined: { meaning: 'own message', fault: { json: { success: false } } },
  'proxy page': { meaning: 'own message', fault: 'not-json' },
  'broken JSON': { meaning: 'unreadable', answer: () => new Response('{"companies": [{"_id": "a') },
  empty: { meaning: 'unreadable', fault: 'empty' },
  'wrong shape': { meaning: 'unreadable', fault: 'malformed' },
  '404': { meaning: 'not found', fault: status(404) },
  offline: { meaning: 'unreachable', fault: 'offline' },
  reset: {
    meaning: 'unreachable',
    answer: () => firstBytes((body) => body.error(new TypeError('terminated'))),
  },
  '429': {
    meaning: 'busy',
    answer: () => {
      const headers = { 'Retry-After': String(RETRY_AFTER_MS / 1000) };
      return Response.json({ message: HOST_MESSAGE }, { status: 429, headers });
    },
    isPassing: true,
  },
  '401 renewed': { meaning: 'renewed', fault: status(401), isPassing: true },
  '401 refused': { meaning: 'session over', fault: status(401), refresh: status(401) },
  '401 unreachable': { meaning: 'not renewed', fault: status(401), refresh: 'offline' },
  late: { meaning: 'late', course: 'answered late' },
  silent: { meaning: 'unanswered', course: 'never answered' },
  halfway: {
    meaning: 'unanswered',
    course: 'never answered',
    answer: (signal) =>
      firstBytes((body) => signal.addEventListener('abort', () => body.error(signal.reason))),
  },
  left: { meaning: 'left', course: 'left' },
} as const satisfies Readonly<Record<string, CallFault>>;

export type FaultName = keyof typeof callFaults;

export const faultNames = Object.keys(callFaults) as readonly FaultName[];

/** Returns the first fault with a meaning, which represents the others. */
export const representativeOf = (meaning: Meaning): FaultName =>
  faultNames.find((name) => callFaults[name].meaning === meaning) as FaultName;
