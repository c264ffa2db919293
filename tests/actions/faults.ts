/** Something that can go wrong with a call. */
export interface CallFault {
  /** As the end of "when …". */
  readonly when: string;
  /** In the notation of the mock, for a call such as `GET /api/companies/:companyId`. */
  readonly notation?: (call: string) => readonly string[];
  /** The status of an answer that says nothing else. */
  readonly bareStatus?: number;
}

const REFRESH = 'POST /api/users/refresh-token';
/** What the host says in its own words. */
export const HOST_WORDS = 'Words of the host';

const status = (code: number) => (call: string) => [`always ${call} ${code} ${HOST_WORDS}`];

/** What can go wrong with any call. */
export const callFaults: readonly CallFault[] = [
  { when: 'the host cannot be reached', notation: (call) => [`always ${call} offline`] },
  { when: '401, and the session can be renewed', notation: (call) => [`${call} 401 ${HOST_WORDS}`] },
  {
    when: '401, and the renewal is refused',
    notation: (call) => [`always ${call} 401 ${HOST_WORDS}`, `always ${REFRESH} 401`],
  },
  {
    when: '401, and the renewal cannot reach the host',
    notation: (call) => [`always ${call} 401 ${HOST_WORDS}`, `always ${REFRESH} offline`],
  },
  { when: '403 with words of the host', notation: status(403) },
  { when: '404 with words of the host', notation: status(404) },
  { when: '409 with words of the host', notation: status(409) },
  { when: '429 with words of the host', notation: status(429) },
  { when: '500 with words of the host', notation: status(500) },
  { when: '500 without a word', bareStatus: 500 },
  { when: 'JSON of another shape', notation: (call) => [`always ${call} malformed`] },
  { when: 'an empty answer', notation: (call) => [`always ${call} empty`] },
  { when: 'an HTML page with status 200', notation: (call) => [`always ${call} not-json`] },
  { when: '`success: false`', notation: (call) => [`always ${call} json {"success":false}`] },
  {
    when: '`success: false` with words of the host',
    notation: (call) => [`always ${call} json {"success":false,"message":"${HOST_WORDS}"}`],
  },
];
