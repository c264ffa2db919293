import { SessionConnectionError, type DisconnectionDetails } from '@elevenlabs/client';
import type { CallProblem } from '#domain/liveDemo/callProblem.ts';
import type { CallSocket } from './CallSocket.ts';
import { WorkletError } from './worklets.ts';

/** Close code of a connection that ended without a close message. */
const ABNORMAL_CLOSURE = 1006;

/**
 * Why a connection ended unexpectedly. The library reports 'closed by the server' for broken connections
 * too.
 */
export function connectionProblem(closeCode: number | undefined, hasFailed: boolean): CallProblem {
  const isBroken = hasFailed || closeCode === undefined || closeCode === ABNORMAL_CLOSURE;
  return { kind: isBroken ? 'socket-error' : 'closed-by-server' };
}

/** Converts the library's end details to a problem. */
export function problemAtEnd(
  details: Extract<DisconnectionDetails, { reason: 'error' }>,
  hasFailed: boolean,
): CallProblem {
  const wasToldToEnd = details.context.type === 'max_duration_exceeded';
  return wasToldToEnd ? { kind: 'closed-by-server' } : connectionProblem(details.closeCode, hasFailed);
}

/** Converts errors of the library or the browser during connecting to a problem. */
export function problemAtStart(error: unknown, { hasFailed, unsupportedFormat }: CallSocket): CallProblem {
  if (error instanceof WorkletError) return { kind: 'worklet-not-loaded', worklet: error.worklet };
  if (error instanceof SessionConnectionError) return connectionProblem(error.closeCode, hasFailed);
  if (error instanceof DOMException) return problemOfBrowser(error);
  if (unsupportedFormat !== undefined) return { kind: 'unsupported-audio', format: unsupportedFormat };
  return { kind: 'sound-failed', cause: error };
}

function problemOfBrowser(error: DOMException): CallProblem {
  switch (error.name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return { kind: 'microphone-denied' };
    case 'NotFoundError':
    case 'NotReadableError':
    case 'OverconstrainedError':
      return { kind: 'no-microphone' };
    // no device supports the sample rate
    case 'NotSupportedError':
      return { kind: 'unsupported-audio', format: error.message };
    default:
      return { kind: 'sound-failed', cause: error };
  }
}
