import { HttpResponse, matchRequestUrl } from 'msw';
import type { SessionFault, VoiceFault } from './voiceFault.ts';

/** Extra delay before the normal response, in milliseconds. */
interface Delay {
  readonly delay: number;
}

/** A response that replaces the handler's response. The handler doesn't run. */
type FalseAnswer =
  | { readonly status: number; readonly message?: string }
  /** A 200 response with this JSON. */
  | { readonly json: unknown }
  /** A network error. */
  | 'offline'
  /** A 200 response with JSON of the wrong shape. */
  | 'malformed'
  /** A 200 response without a body. */
  | 'empty'
  /** A 200 response with a proxy's HTML page. */
  | 'not-json';

/** A fault of an API request. */
export type CallFault = Delay | FalseAnswer;

/** A fault of an API request or a voice session. */
export type Fault = CallFault | VoiceFault;

export interface RepeatingFault {
  /**
   * Selects requests to any host, such as `POST /api/users/login`. `:id` matches any segment. A pattern
   * without a method matches every method, and undefined matches every request. Voice sessions ignore the
   * pattern.
   */
  readonly pattern: string | undefined;
  readonly fault: Fault;
}

/** The active faults, checked before any handler. */
export interface Faults {
  /** Adds a fault for the next request, the next request matching `pattern`, or the next voice session. */
  next(fault: Fault, pattern?: string): void;
  /** Adds a fault for every request, or every request that matches `pattern`, until `clear`. */
  always(fault: Fault, pattern?: string): void;
  clear(): void;
  /** Queued one-time faults. */
  readonly waiting: readonly RepeatingFault[];
  /** Faults added with `always`. */
  readonly repeating: readonly RepeatingFault[];
  /** Returns the fault for a request, and removes the fault if it is a one-time fault. */
  forRequest(request: Request): CallFault | undefined;
  /** Returns the fault for a voice session, and removes the fault if it is a one-time fault. */
  forSession(): SessionFault | undefined;
  /** Whether a fault denies the microphone to a voice session. A one-time fault is then removed. */
  forMicrophone(): boolean;
}

export function createFaults(): Faults {
  const waiting: RepeatingFault[] = [];
  const repeating: RepeatingFault[] = [];

  /** Removes and returns the first matching one-time fault, or returns the first matching repeating one. */
  function take<T extends Fault>(fitting: (entry: RepeatingFault) => T | undefined): T | undefined {
    for (const [index, entry] of waiting.entries()) {
      const fault = fitting(entry);
      if (fault === undefined) continue;
      waiting.splice(index, 1);
      return fault;
    }
    return repeating.map(fitting).find((fault) => fault !== undefined);
  }

  return {
    waiting,
    repeating,
    next: (fault, pattern) => void waiting.push({ pattern, fault }),
    always: (fault, pattern) => void repeating.push({ pattern, fault }),
    clear() {
      waiting.length = 0;
      repeating.length = 0;
    },
    forRequest: (request) =>
      take(({ fault, pattern }) => (isVoice(fault) || !fits(request, pattern) ? undefined : fault)),
    forSession: () =>
      take(({ fault }) => (isVoice(fault) && fault.voice !== 'microphone-refused' ? fault : undefined)),
    forMicrophone: () =>
      take(({ fault }) => (isVoice(fault) && fault.voice === 'microphone-refused' ? fault : undefined)) !==
      undefined,
  };
}

const isVoice = (fault: Fault): fault is VoiceFault => typeof fault === 'object' && 'voice' in fault;

function fits(request: Request, pattern: string | undefined): boolean {
  if (pattern === undefined) return true;
  const [path = '', method = request.method] = pattern.split(' ').toReversed();
  if (method !== request.method) return false;
  // a pattern without a host matches any host
  return matchRequestUrl(new URL(request.url), path.startsWith('/') ? `*${path}` : path).matches;
}

export const isDelay = (fault: CallFault | undefined): fault is Delay =>
  typeof fault === 'object' && 'delay' in fault;

export function faultResponse(fault: FalseAnswer): Response {
  switch (fault) {
    case 'offline':
      return HttpResponse.error();
    case 'malformed':
      return HttpResponse.json({ unexpected: [true] });
    case 'empty':
      return new HttpResponse(null, { status: 200 });
    case 'not-json':
      return HttpResponse.html('<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>');
    default:
      if ('json' in fault) return Response.json(fault.json);
      return HttpResponse.json(
        { message: fault.message ?? `Failed with ${fault.status}` },
        { status: fault.status },
      );
  }
}
