/** Why a voice call could not begin, or why it ended before its time. */
export type CallProblem =
  | { readonly kind: 'microphone-denied' }
  /** There is none, or another program holds it. */
  | { readonly kind: 'no-microphone' }
  /** The line broke without a word of the service. */
  | { readonly kind: 'socket-error' }
  /** The service closed the line with a code other than 1000. */
  | { readonly kind: 'closed-by-server' }
  | { readonly kind: 'worklet-not-loaded'; readonly worklet: string }
  /** The service speaks neither PCM nor mu-law, or at no known rate; `format` as it said it. */
  | { readonly kind: 'unsupported-audio'; readonly format: string }
  /** Microphone or playback could not be set up for another reason. */
  | { readonly kind: 'sound-failed'; readonly cause: unknown }
  /** The code that speaks to the service could not be loaded. */
  | { readonly kind: 'unreachable' };
