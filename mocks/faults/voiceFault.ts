/** What goes wrong in a session with the voice service once its socket is open. */
export type SessionFault =
  | { readonly voice: 'socket-error' }
  /** It hears and says nothing. */
  | { readonly voice: 'silent' }
  | { readonly voice: 'closes'; readonly code: number; readonly reason: string }
  /** Its metadata takes longer. */
  | { readonly voice: 'slow'; readonly ms: number }
  /** Both ways another format than the usual one, such as `mp3_44100`, which no client can play. */
  | { readonly voice: 'format'; readonly format: string };

/** What goes wrong with a voice session; without a microphone it does not get as far as the service. */
export type VoiceFault = SessionFault | { readonly voice: 'microphone-refused' };
