/** Why the microphone cannot be used. */
export type MicrophoneProblem =
  /** The visitor denied access, now or on an earlier visit. */
  | 'microphone-denied'
  /** The visitor closed the prompt without allowing or denying access. */
  | 'microphone-dismissed'
  /** The page, the browser's settings, or an administrator blocks the microphone. */
  | 'microphone-blocked'
  /** The operating system denies the browser access. */
  | 'microphone-blocked-by-system'
  /** The browser offers no microphone: the page is not secure, or the browser is inside another app. */
  | 'microphone-unavailable'
  /** No device is connected. */
  | 'no-microphone'
  /** Another program or tab uses the microphone, or the browser failed to start the microphone. */
  | 'microphone-in-use'
  /** No device supports the requested settings. */
  | 'microphone-unsuitable';

/** Why a voice session could not start, or ended early. */
export type CallProblem =
  | { readonly kind: MicrophoneProblem }
  /** The browser could not start the sound. The sound is blocked, or there is no output device. */
  | { readonly kind: 'sound-blocked' }
  | { readonly kind: 'worklet-not-loaded'; readonly worklet: string }
  /** The service's audio is not PCM or mu-law, or has an unknown sample rate. `format` names the format. */
  | { readonly kind: 'unsupported-audio'; readonly format: string }
  /** Microphone or playback setup failed for another reason. */
  | { readonly kind: 'sound-failed'; readonly cause: unknown }
  /** The connection broke without a close message. */
  | { readonly kind: 'socket-error' }
  /** The service closed the connection with a code other than 1000. */
  | { readonly kind: 'closed-by-server' }
  /** The voice client code could not be loaded. */
  | { readonly kind: 'unreachable' };

/** A problem with the microphone or the sound during a session. */
export type AudioProblem =
  | CallProblem
  /** The microphone is muted by a key, the system, or another program. */
  | { readonly kind: 'microphone-muted' }
  /** The sound was stopped by the system or by a change of devices. */
  | { readonly kind: 'sound-interrupted' };

/** Whether the visitor can't hear the agent. Otherwise the agent can't hear the visitor. */
export const isAgentInaudible = ({ kind }: AudioProblem): boolean =>
  kind === 'sound-blocked' || kind === 'sound-interrupted';
