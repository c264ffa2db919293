import type { Fault, Faults } from './faults.ts';

const FAULT_NOTATION =
  '[always] [METHOD] [/path] then 500 and perhaps a message, offline, malformed, empty, not-json, 20000ms, or json and a JSON text';

/**
 * Sets a fault as it is written in a URL, in the panel and for the HTTP host: `GET /api/companies/restaurants 500 Busy`, `offline`, `always 3000ms`.
 * Without `always` it is for one call.
 * @throws Error that says what is understood
 */
export function setFault(faults: Faults, notation: string): void {
  const words = notation.trim().split(/\s+/);
  const takeIf = (accepts: RegExp) => (accepts.test(words[0] ?? '') ? words.shift() : undefined);

  const isStanding = takeIf(/^always$/) !== undefined;
  const method = takeIf(/^(GET|POST|PUT|PATCH|DELETE)$/);
  const path = takeIf(/^\*?\//);
  const fault = faultOf(words.shift(), words.join(' '));
  if (!fault || (method && !path)) throw new Error(`"${notation}" is not a fault. Write: ${FAULT_NOTATION}`);

  const pattern = path && (method ? `${method} ${path}` : path);
  if (isStanding) faults.always(fault, pattern);
  else faults.next(fault, pattern);
}

function faultOf(word: string | undefined, message: string): Fault | undefined {
  if (word === 'json') return jsonOf(message);
  if (word === 'offline' || word === 'malformed' || word === 'empty' || word === 'not-json') return word;
  const delay = /^(\d+)ms$/.exec(word ?? '')?.[1];
  if (delay) return { delay: Number(delay) };
  if (!/^[2-5]\d\d$/.test(word ?? '')) return undefined;
  const status = Number(word);
  return message ? { status, message } : { status };
}

function jsonOf(text: string): Fault | undefined {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
