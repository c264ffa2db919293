/** Fetches the code of the transcript beside the list of calls. */
export const loadTranscriptDrawer = async () => (await import('./TranscriptDrawer.tsx')).TranscriptDrawer;
