import type { CallFault, Fault, Faults, RepeatingFault } from './faults.ts';
import type { VoiceFault } from './voiceFault.ts';

const FAULT_NOTATION =
  '[always] [[METHOD] /path] then 500 and perhaps a message, offline, malformed, empty, not-json, 20000ms, or json and a JSON text; ' +
  'or [always] voice then microphone-refused, socket-error, 1011 and perhaps a reason, 5000ms, mp3_44100, or silent';

/**
 * Adds a fault in the notation of the URL, the panel, and the HTTP controls: `GET
 * /api/companies/restaurants 500 Busy`, `offline`, `always 3000ms`. A fault affects one request unless it
 * starts with `always`. A fault with `voice` affects a voice session: `voice socket-error`.
 * @throws Error listing the accepted forms
 */
export function addFaultFromNotation(faults: Faults, notation: string): void {
  const words = notation.trim().split(/\s+/);
  const takeIf = (accepts: RegExp) => (accepts.test(words[0] ?? '') ? words.shift() : undefined);

  const isStanding = takeIf(/^always$/) !== undefined;
  const voiceFault = takeIf(/^voice$/) && voiceFaultOf(words.shift(), words.join(' '));
  if (voiceFault) return isStanding ? faults.always(voiceFault) : faults.next(voiceFault);
  const method = takeIf(/^(GET|POST|PUT|PATCH|DELETE)$/);
  const path = takeIf(/^\*?\//);
  const fault = faultOf(words.shift(), words.join(' '));
  if (!fault || (method && !path)) throw new Error(`"${notation}" is not a fault. Write: ${FAULT_NOTATION}`);

  const pattern = path && (method ? `${method} ${path}` : path);
  if (isStanding) faults.always(fault, pattern);
  else faults.next(fault, pattern);
}

/** Formats a fault in the notation of {@link addFaultFromNotation}, without `always`. */
export function formatFault({ fault, pattern }: RepeatingFault): string {
  return pattern === undefined ? wordsOf(fault) : `${pattern} ${wordsOf(fault)}`;
}

function wordsOf(fault: Fault): string {
  if (typeof fault === 'string') return fault;
  if ('delay' in fault) return `${fault.delay}ms`;
  if ('json' in fault) return `json ${JSON.stringify(fault.json)}`;
  if ('status' in fault) return `${fault.status} ${fault.message ?? ''}`.trim();
  if (fault.voice === 'slow') return `voice ${fault.ms}ms`;
  if (fault.voice === 'closes') return `voice ${fault.code} ${fault.reason}`.trim();
  return `voice ${fault.voice === 'format' ? fault.format : fault.voice}`;
}

function voiceFaultOf(word = '', reason: string): VoiceFault | undefined {
  if (word === 'microphone-refused' || word === 'socket-error' || word === 'silent') return { voice: word };
  const [, milliseconds] = /^(\d+)ms$/.exec(word) ?? [];
  if (milliseconds !== undefined) return { voice: 'slow', ms: Number(milliseconds) };
  // a server may close a WebSocket with these codes
  if (/^(100[0-3]|100[7-9]|101[0-4]|[34]\d{3})$/.test(word))
    return { voice: 'closes', code: Number(word), reason };
  if (/^[a-z0-9]+_\d+$/.test(word)) return { voice: 'format', format: word };
  return undefined;
}

function faultOf(word: string | undefined, message: string): CallFault | undefined {
  if (word === 'json') return jsonOf(message);
  if (word === 'offline' || word === 'malformed' || word === 'empty' || word === 'not-json') return word;
  const delay = /^(\d+)ms$/.exec(word ?? '')?.[1];
  if (delay) return { delay: Number(delay) };
  if (!/^[2-5]\d\d$/.test(word ?? '')) return undefined;
  const status = Number(word);
  return message ? { status, message } : { status };
}

function jsonOf(text: string): CallFault | undefined {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
