/** Where the recordings of calls are kept, beside the app: a file of its own for who opens one in another tab. */
export const RECORDING = '__backend/recording.mp3';

/** The address of the recording of a call, from where the app is. */
export const recordingOf = (callId: string) => `${RECORDING}?call=${encodeURIComponent(callId)}`;
