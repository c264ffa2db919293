/** A fault of a voice session after the socket has opened. */
export type SessionFault =
  | { readonly voice: 'socket-error' }
  /** Accepts the connection and stays silent. */
  | { readonly voice: 'silent' }
  | { readonly voice: 'closes'; readonly code: number; readonly reason: string }
  /** Delays the session's metadata. */
  | { readonly voice: 'slow'; readonly ms: number }
  /** Announces an audio format that no client can play, such as `mp3_44100`. */
  | { readonly voice: 'format'; readonly format: string };

/** A voice session fault. A session without a microphone never reaches the service. */
export type VoiceFault = SessionFault | { readonly voice: 'microphone-refused' };
