/** The path of call recordings next to the app, a real file for opening one in another tab. */
export const RECORDING = '__backend/recording.mp3';

/** A recording's address relative to the app. */
export const recordingOf = (callId: string) => `${RECORDING}?call=${encodeURIComponent(callId)}`;
