/** Why the microphone cannot be used. */
export type MicrophoneProblem =
  /** The visitor denied it, now or on an earlier visit. */
  | 'microphone-denied'
  /** The visitor closed the prompt without an answer. */
  | 'microphone-dismissed'
  /** The page, the browser's settings, or an administrator forbid it. */
  | 'microphone-blocked'
  /** The operating system denies it to the browser. */
  | 'microphone-blocked-by-system'
  /** The browser offers no microphone: the page is not secure, or it is inside another app. */
  | 'microphone-unavailable'
  /** No device is connected. */
  | 'no-microphone'
  /** Another program or tab has it, or the browser failed to start it. */
  | 'microphone-in-use'
  /** The device does not fit the requested settings. */
  | 'microphone-unsuitable';

/** Why a voice session could not start, or ended early. */
export type CallProblem =
  | { readonly kind: MicrophoneProblem }
  /** Audio does not start: it is blocked, or there is no device. */
  | { readonly kind: 'sound-blocked' }
  | { readonly kind: 'worklet-not-loaded'; readonly worklet: string }
  /**
   * The service uses neither PCM nor mu-law, or an unknown sample rate. `format` is the host's name for it.
   */
  | { readonly kind: 'unsupported-audio'; readonly format: string }
  /** Microphone or playback setup failed for another reason. */
  | { readonly kind: 'sound-failed'; readonly cause: unknown }
  /** The connection broke without a close message. */
  | { readonly kind: 'socket-error' }
  /** The service closed the connection with a code other than 1000. */
  | { readonly kind: 'closed-by-server' }
  /** The voice client code could not be loaded. */
  | { readonly kind: 'unreachable' };

/** What keeps the microphone or the sound from working during a session. */
export type AudioProblem =
  | CallProblem
  /** Muted by a key, the system, or another program. */
  | { readonly kind: 'microphone-muted' }
  /** Stopped by the system or by a change of devices. */
  | { readonly kind: 'sound-interrupted' };

/** Whether the visitor does not hear the agent, rather than the other way around. */
export const isAboutSound = ({ kind }: AudioProblem): boolean =>
  kind === 'sound-blocked' || kind === 'sound-interrupted';
