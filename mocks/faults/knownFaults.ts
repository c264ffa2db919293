/** A fault offered in the panel, in the notation of `faultNotation.ts`, with a description. */
export interface KnownFault {
  readonly notation: string;
  readonly summary: string;
}

/** The panel's faults for requests. The notation also accepts any status from 200 to 599 and any delay. */
export const REQUEST_FAULTS: readonly KnownFault[] = [
  { notation: '401', summary: '401, not signed in' },
  { notation: '403', summary: '403, not allowed' },
  { notation: '404', summary: '404, not found' },
  { notation: '500', summary: '500, server error' },
  { notation: '503 Back in five minutes', summary: '503 with a message' },
  { notation: 'offline', summary: 'Offline' },
  { notation: 'malformed', summary: 'Malformed response' },
  { notation: 'empty', summary: 'Empty response' },
  { notation: 'not-json', summary: 'A proxy’s HTML page' },
  { notation: 'json {"data":[]}', summary: 'Other JSON' },
  { notation: '20000ms', summary: '20 s delay' },
];

/** The panel's faults for voice sessions. */
export const VOICE_FAULTS: readonly KnownFault[] = [
  { notation: 'microphone-refused', summary: 'Microphone denied' },
  { notation: 'socket-error', summary: 'A socket error' },
  { notation: '1011', summary: 'Closed by the server, 1011' },
  { notation: '5000ms', summary: '5 s before it connects' },
  { notation: 'mp3_44100', summary: 'An unsupported audio format' },
  { notation: 'silent', summary: 'A silent agent' },
];
