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
    rule: 'A slow notice after 15 s with a button to stop waiting, which shows the action’s own message. A later response still applies',
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
  /** Returns the fault in the mock's notation, for a call such as `GET /api/companies/:companyId`. */
  readonly notation?: (call: string) => readonly string[];
  /** Creates a response that the mock never sends. */
  readonly answer?: () => Response;
  /** Whether only the first request has the fault. */
  readonly isPassing?: boolean;
  /**
   * The timing: no response, or half of one, until the user stops waiting; a response after the slow notice;
   * or a response after the user has left.
   */
  readonly course?: 'never answered' | 'half answered' | 'answered late' | 'left';
}

/** The call that refreshes a session. */
export const REFRESH = 'POST /api/users/refresh-token';
/** A message from the host. */
export const HOST_MESSAGE = 'Message from the host';
/** The host's Retry-After, in milliseconds. */
export const RETRY_AFTER_MS = 1000;

/** Creates a rejection with a message. */
const refusal = (code: number) => ({
  notation: (call: string) => [`always ${call} ${code} ${HOST_MESSAGE}`],
});

const json = (text: string) => new Response(text, { headers: { 'Content-Type': 'application/json' } });

/** Every fault of a request, by name. The first fault of each meaning represents the others. */
export const callFaults = {
  '400': { meaning: 'host’s message', ...refusal(400) },
  '403': { meaning: 'host’s message', ...refusal(403) },
  '409': { meaning: 'host’s message', ...refusal(409) },
  '500': { meaning: 'host’s message', ...refusal(500) },
  '502': { meaning: 'host’s message', ...refusal(502) },
  '503': { meaning: 'host’s message', ...refusal(503) },
  '504': { meaning: 'host’s message', ...refusal(504) },
  'declined, words': {
    meaning: 'host’s message',
    notation: (call) => [`always ${call} json {"success":false,"message":"${HOST_MESSAGE}"}`],
  },
  '500 mute': { meaning: 'own message', answer: () => new Response(null, { status: 500 }) },
  declined: { meaning: 'own message', notation: (call) => [`always ${call} json {"success":false}`] },
  'proxy page': { meaning: 'own message', answer: signInPage },
  'broken JSON': { meaning: 'unreadable', answer: () => json('{"companies": [{"_id": "a') },
  empty: { meaning: 'unreadable', notation: (call) => [`always ${call} empty`] },
  'wrong shape': { meaning: 'unreadable', notation: (call) => [`always ${call} malformed`] },
  '404': { meaning: 'not found', ...refusal(404) },
  offline: { meaning: 'unreachable', notation: (call) => [`always ${call} offline`] },
  reset: { meaning: 'unreachable', answer: brokenOff },
  '429': {
    ...refusal(429),
    meaning: 'busy',
    answer: () =>
      Response.json(
        { message: HOST_MESSAGE },
        { status: 429, headers: { 'Retry-After': String(RETRY_AFTER_MS / 1000) } },
      ),
    notation: () => [],
    isPassing: true,
  },
  '401 renewed': { meaning: 'renewed', notation: (call) => [`${call} 401 ${HOST_MESSAGE}`] },
  '401 refused': {
    meaning: 'session over',
    notation: (call) => [`always ${call} 401 ${HOST_MESSAGE}`, `always ${REFRESH} 401`],
  },
  '401 unreachable': {
    meaning: 'not renewed',
    notation: (call) => [`always ${call} 401 ${HOST_MESSAGE}`, `always ${REFRESH} offline`],
  },
  late: { meaning: 'late', course: 'answered late' },
  silent: { meaning: 'unanswered', course: 'never answered' },
  halfway: { meaning: 'unanswered', course: 'half answered' },
  left: { meaning: 'left', course: 'left' },
} as const satisfies Readonly<Record<string, CallFault>>;

export type FaultName = keyof typeof callFaults;

export const faultNames = Object.keys(callFaults) as readonly FaultName[];

/** Returns the faults with a meaning. The first one represents the others. */
export const faultsWithMeaning = (meaning: Meaning): readonly FaultName[] =>
  faultNames.filter((name) => callFaults[name].meaning === meaning);

/** Whether the fault represents its meaning. */
export const isRepresentative = (name: FaultName): boolean =>
  faultsWithMeaning(callFaults[name].meaning)[0] === name;

/** Creates the page that a hotel's or company's network sends instead of the host's response. */
function signInPage(): Response {
  const page = '<!doctype html><title>Sign in</title><form method="post"><input name="password" /></form>';
  return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Creates a response that ends after the first bytes. */
function brokenOff(): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"success": true')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  return new Response(body, { status: 200 });
}
