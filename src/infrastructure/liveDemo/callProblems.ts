import { SessionConnectionError, type DisconnectionDetails } from '@elevenlabs/client';
import type { CallProblem } from '#domain/liveDemo/callProblem.ts';
import type { CallSocket } from './CallSocket.ts';
import { WorkletError } from './worklets.ts';

/** The close code of a line on which nobody said that it would be closed. */
const ABNORMAL_CLOSURE = 1006;

/** Why a connection ended that nobody was meant to end. The library says 'closed by the server' of a broken one too. */
export function connectionProblem(closeCode: number | undefined, hasFailed: boolean): CallProblem {
  const isBroken = hasFailed || closeCode === undefined || closeCode === ABNORMAL_CLOSURE;
  return { kind: isBroken ? 'socket-error' : 'closed-by-server' };
}

/** Why a call ended by a problem, as the library tells it. */
export function problemAtEnd(
  details: Extract<DisconnectionDetails, { reason: 'error' }>,
  hasFailed: boolean,
): CallProblem {
  const wasToldToEnd = details.context.type === 'max_duration_exceeded';
  return wasToldToEnd ? { kind: 'closed-by-server' } : connectionProblem(details.closeCode, hasFailed);
}

/** Why a call could not be connected, from what the library and the browser throw, and the socket has heard. */
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
    // the sample rate is one that no device has
    case 'NotSupportedError':
      return { kind: 'unsupported-audio', format: error.message };
    default:
      return { kind: 'sound-failed', cause: error };
  }
}
