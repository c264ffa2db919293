import type { CallProblem } from '#domain/liveDemo/callProblem.ts';

/** The browser did not open a microphone. */
export class MicrophoneError extends Error {
  constructor(
    readonly problem: CallProblem,
    cause?: unknown,
  ) {
    super(`No microphone: ${problem.kind}`, { cause });
    this.name = 'MicrophoneError';
  }
}

/**
 * Checks for a microphone, which is missing on pages without HTTPS and in browsers inside some apps.
 * @throws MicrophoneError
 */
export function requireMicrophoneSupport(): void {
  const { mediaDevices } = navigator as Partial<Navigator>;
  if (!mediaDevices?.getUserMedia) throw new MicrophoneError({ kind: 'microphone-unavailable' });
}

/** Returns the problem for an error of `getUserMedia`. Goes by name, as errors may be from another window. */
export function microphoneProblem(error: unknown): CallProblem {
  // any value can be thrown
  const { name, message = '' } = (error ?? {}) as Partial<Error>;
  switch (name) {
    case 'NotAllowedError':
      return { kind: whyNotAllowed(message) };
    case 'SecurityError':
      return { kind: isSecureContext ? 'microphone-blocked' : 'microphone-unavailable' };
    case 'NotFoundError':
      return { kind: 'no-microphone' };
    case 'NotReadableError':
    // the browser could not start the device, usually because another program uses it
    case 'AbortError':
      return { kind: 'microphone-in-use' };
    case 'OverconstrainedError':
      return { kind: 'microphone-unsuitable' };
    case 'NotSupportedError':
    // browsers throw this on pages that are not secure
    case 'TypeError':
      return { kind: 'microphone-unavailable' };
    default:
      return { kind: 'sound-failed', cause: error };
  }
}

/** Only Chromium's messages say why: "Permission denied", "… dismissed", or "… denied by system". */
function whyNotAllowed(message: string) {
  if (!isSecureContext) return 'microphone-unavailable';
  if (/dismissed/i.test(message)) return 'microphone-dismissed';
  if (/by (the )?system/i.test(message)) return 'microphone-blocked-by-system';
  return isAllowedByPolicy() ? 'microphone-denied' : 'microphone-blocked';
}

/** Chromium's API for the permissions policy, which the headers of the page or its frame set. */
interface FeaturePolicy {
  readonly allowsFeature: (feature: string) => boolean;
}

/** Whether the permissions policy allows the microphone. True if the browser doesn't report the policy. */
function isAllowedByPolicy(): boolean {
  const { featurePolicy } = globalThis.document as Document & { readonly featurePolicy?: FeaturePolicy };
  return featurePolicy?.allowsFeature('microphone') ?? true;
}
