/** A fault that can affect a request. */
export interface CallFault {
  /** As the end of "when …". */
  readonly when: string;
  /** In the mock's notation, for a call such as `GET /api/companies/:companyId`. */
  readonly notation?: (call: string) => readonly string[];
  /** A response the mock never sends. */
  readonly answer?: () => Response;
  /** Affects only the first request. */
  readonly isPassing?: boolean;
  /**
   * The timing: no response or half of one until the user stops waiting, a response after the slow notice, or
   * a response after the user has left.
   */
  readonly course?: 'never answered' | 'half answered' | 'answered late' | 'left';
}

/** The call that renews a session. */
export const REFRESH = 'POST /api/users/refresh-token';
/** A message written by the host. */
export const HOST_WORDS = 'Message from the host';
/** The host's Retry-After, in milliseconds. */
export const RETRY_AFTER_MS = 1000;

const status = (code: number) => (call: string) => [`always ${call} ${code} ${HOST_WORDS}`];

const json = (text: string) => new Response(text, { headers: { 'Content-Type': 'application/json' } });

/** Every fault of a request, by its name in the fault table. */
export const callFaults = {
  '400': { when: '400 with a message from the host', notation: status(400) },
  '401 renewed': {
    when: '401, and the session renewal succeeds',
    notation: (call) => [`${call} 401 ${HOST_WORDS}`],
  },
  '401 refused': {
    when: '401, and the session renewal is refused',
    notation: (call) => [`always ${call} 401 ${HOST_WORDS}`, `always ${REFRESH} 401`],
  },
  '401 unreachable': {
    when: '401, and the session renewal can’t reach the host',
    notation: (call) => [`always ${call} 401 ${HOST_WORDS}`, `always ${REFRESH} offline`],
  },
  '403': { when: '403 with a message from the host', notation: status(403) },
  '404': { when: '404 with a message from the host', notation: status(404) },
  '409': { when: '409 with a message from the host', notation: status(409) },
  '429': {
    when: '429 with a message from the host',
    answer: () =>
      Response.json(
        { message: HOST_WORDS },
        { status: 429, headers: { 'Retry-After': String(RETRY_AFTER_MS / 1000) } },
      ),
    isPassing: true,
  },
  '500': { when: '500 with a message from the host', notation: status(500) },
  '502': { when: '502 with a message from the host', notation: status(502) },
  '503': { when: '503 with a message from the host', notation: status(503) },
  '504': { when: '504 with a message from the host', notation: status(504) },
  '500 mute': { when: '500 without a message', answer: () => new Response(null, { status: 500 }) },
  'proxy page': { when: 'a proxy’s sign-in page: HTML with status 200', answer: signInPage },
  'broken JSON': { when: 'truncated JSON', answer: () => json('{"companies": [{"_id": "a') },
  empty: { when: 'an empty response', notation: (call) => [`always ${call} empty`] },
  'wrong shape': { when: 'JSON of the wrong shape', notation: (call) => [`always ${call} malformed`] },
  declined: { when: '`success: false`', notation: (call) => [`always ${call} json {"success":false}`] },
  'declined, words': {
    when: '`success: false` with a message from the host',
    notation: (call) => [`always ${call} json {"success":false,"message":"${HOST_WORDS}"}`],
  },
  reset: { when: 'the connection drops during the response', answer: brokenOff },
  offline: { when: 'the host is unreachable', notation: (call) => [`always ${call} offline`] },
  late: { when: 'the response takes 20 s', course: 'answered late' },
  silent: { when: 'no response arrives', course: 'never answered' },
  halfway: { when: 'the response stops halfway, and the rest never arrives', course: 'half answered' },
  left: { when: 'the user leaves before the response arrives', course: 'left' },
} as const satisfies Readonly<Record<string, CallFault>>;

export type FaultName = keyof typeof callFaults;

export const faultNames = Object.keys(callFaults) as readonly FaultName[];

/** Sent by a hotel or company network in place of the host. */
function signInPage(): Response {
  const page = '<!doctype html><title>Sign in</title><form method="post"><input name="password" /></form>';
  return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** A response that breaks off after its first bytes. */
function brokenOff(): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"success": true')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  return new Response(body, { status: 200 });
}
