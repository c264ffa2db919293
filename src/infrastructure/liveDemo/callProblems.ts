import { SessionConnectionError, type DisconnectionDetails } from '@elevenlabs/client';
import type { CallProblem } from '#domain/liveDemo/callProblem.ts';
import type { CallSocket } from './CallSocket.ts';
import { SoundStartError } from './CallSound.ts';
import { MicrophoneError } from './microphoneProblem.ts';
import { WorkletError } from './worklets.ts';

/** Close code of a connection that ended without a close message. */
const ABNORMAL_CLOSURE = 1006;

/**
 * Returns why a connection ended unexpectedly. The library also reports 'closed by the server' for broken
 * connections.
 */
export function connectionProblem(closeCode: number | undefined, hasFailed: boolean): CallProblem {
  const isBroken = hasFailed || closeCode === undefined || closeCode === ABNORMAL_CLOSURE;
  return { kind: isBroken ? 'socket-error' : 'closed-by-server' };
}

/** Returns the problem that ended a session, from the library's details. */
export function problemAtEnd(
  details: Extract<DisconnectionDetails, { reason: 'error' }>,
  hasFailed: boolean,
): CallProblem {
  const wasToldToEnd = details.context.type === 'max_duration_exceeded';
  return wasToldToEnd ? { kind: 'closed-by-server' } : connectionProblem(details.closeCode, hasFailed);
}

/** Returns the problem for an error of the library or the browser before the session is connected. */
export function problemAtStart(error: unknown, { hasFailed, unsupportedFormat }: CallSocket): CallProblem {
  if (error instanceof SessionConnectionError) return connectionProblem(error.closeCode, hasFailed);
  const problem = audioProblem(error);
  if (problem.kind === 'sound-failed' && unsupportedFormat !== undefined) {
    return { kind: 'unsupported-audio', format: unsupportedFormat };
  }
  return problem;
}

/** Returns the problem for an error of the microphone, of audio, or of worklets. */
export function audioProblem(error: unknown): CallProblem {
  if (error instanceof MicrophoneError) return error.problem;
  if (error instanceof SoundStartError) return { kind: 'sound-blocked' };
  if (error instanceof WorkletError) return { kind: 'worklet-not-loaded', worklet: error.worklet };
  // no device supports the sample rate
  if (error instanceof DOMException && error.name === 'NotSupportedError') {
    return { kind: 'unsupported-audio', format: error.message };
  }
  return { kind: 'sound-failed', cause: error };
}
