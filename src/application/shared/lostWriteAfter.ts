/**
 * Milliseconds after which a write without a response is lost. The app doesn't abort a lost write, but stops
 * waiting for it. The app then sends the user's next attempt, and the writes queued behind the lost one.
 * Until then, another attempt joins the first, so that a slow host doesn't get everything twice. (rule: lost
 * writes)
 */
export const LOST_WRITE_AFTER_MS = 30_000;
