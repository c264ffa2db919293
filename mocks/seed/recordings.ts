/** The path of recordings, relative to the app. A real file, so that a recording can open in a new tab. */
export const RECORDING_PATH = '__backend/recording.mp3';

/** Returns a recording's address relative to the app. */
export const recordingOf = (callId: string) => `${RECORDING_PATH}?call=${encodeURIComponent(callId)}`;
