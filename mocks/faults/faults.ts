import { HttpResponse, matchRequestUrl } from 'msw';
import type { SessionFault, VoiceFault } from './voiceFault.ts';

/** Milliseconds before the backend answers as usual. */
interface Delay {
  readonly delay: number;
}

/** An answer in place of the backend's own; the call does nothing. */
type FalseAnswer =
  | { readonly status: number; readonly message?: string }
  /** A 200 with this. */
  | { readonly json: unknown }
  /** The host cannot be reached. */
  | 'offline'
  /** A 200 with JSON of another shape. */
  | 'malformed'
  /** A 200 without a body. */
  | 'empty'
  /** A 200 with the HTML page of a proxy. */
  | 'not-json';

/** What goes wrong with a call of the API. */
export type CallFault = Delay | FalseAnswer;

/** What goes wrong with a call of the API, or with a voice session. */
export type Fault = CallFault | VoiceFault;

export interface RepeatingFault {
  /**
   * `POST /api/users/login`, on any host; `:id` stands for anything. Without a method all; undefined: every call. Of no
   * meaning for a voice session.
   */
  readonly pattern: string | undefined;
  readonly fault: Fault;
}

/** What is to go wrong, kept in front of all handlers. */
export interface Faults {
  /** Fails the next call, or the next one that fits `pattern`, or the next voice session. Several wait in line. */
  next(fault: Fault, pattern?: string): void;
  /** Fails every call, or every one that fits `pattern`, until `clear`. */
  always(fault: Fault, pattern?: string): void;
  clear(): void;
  /** The faults that `next` set and that nothing has met yet, in their line. */
  readonly waiting: readonly RepeatingFault[];
  /** The faults that `always` set. */
  readonly standing: readonly RepeatingFault[];
  /** The fault for this call, if any; one of `next` is used up by that. */
  take(request: Request): CallFault | undefined;
  /** The fault for this voice session, in the same way. */
  takeForSession(): SessionFault | undefined;
  /** Whether the microphone is refused to this voice session, in the same way. */
  takeForMicrophone(): boolean;
}

export function createFaults(): Faults {
  const waiting: RepeatingFault[] = [];
  const standing: RepeatingFault[] = [];

  /** The first that waits and fits, which is used up; else the first that stands and fits. */
  function take<T extends Fault>(fitting: (entry: RepeatingFault) => T | undefined): T | undefined {
    for (const [index, entry] of waiting.entries()) {
      const fault = fitting(entry);
      if (fault === undefined) continue;
      waiting.splice(index, 1);
      return fault;
    }
    return standing.map(fitting).find((fault) => fault !== undefined);
  }

  return {
    waiting,
    standing,
    next: (fault, pattern) => void waiting.push({ pattern, fault }),
    always: (fault, pattern) => void standing.push({ pattern, fault }),
    clear() {
      waiting.length = 0;
      standing.length = 0;
    },
    take: (request) =>
      take(({ fault, pattern }) => (isVoice(fault) || !fits(request, pattern) ? undefined : fault)),
    takeForSession: () =>
      take(({ fault }) => (isVoice(fault) && fault.voice !== 'microphone-refused' ? fault : undefined)),
    takeForMicrophone: () =>
      take(({ fault }) => (isVoice(fault) && fault.voice === 'microphone-refused' ? fault : undefined)) !==
      undefined,
  };
}

const isVoice = (fault: Fault): fault is VoiceFault => typeof fault === 'object' && 'voice' in fault;

function fits(request: Request, pattern: string | undefined): boolean {
  if (pattern === undefined) return true;
  const [path = '', method = request.method] = pattern.split(' ').toReversed();
  if (method !== request.method) return false;
  // a bare path means that path on any host
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
