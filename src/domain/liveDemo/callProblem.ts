/** Why a voice session could not start, or ended early. */
export type CallProblem =
  | { readonly kind: 'microphone-denied' }
  /** No microphone found, or another app is using it. */
  | { readonly kind: 'no-microphone' }
  /** The connection broke without a close message. */
  | { readonly kind: 'socket-error' }
  /** The service closed the connection with a code other than 1000. */
  | { readonly kind: 'closed-by-server' }
  | { readonly kind: 'worklet-not-loaded'; readonly worklet: string }
  /**
   * The service uses neither PCM nor mu-law, or an unknown sample rate. `format` is the host's name for it.
   */
  | { readonly kind: 'unsupported-audio'; readonly format: string }
  /** Microphone or playback setup failed for another reason. */
  | { readonly kind: 'sound-failed'; readonly cause: unknown }
  /** The voice client code could not be loaded. */
  | { readonly kind: 'unreachable' };
