/**
 * Milliseconds after which a write without a response counts as lost. The app doesn't abort a lost write, but
 * stops waiting for it, and sends the user's next attempt and the writes queued behind the lost one. Before
 * that, another attempt joins the first, so that a slow host doesn't get the same write twice. (rule: lost
 * writes)
 */
export const LOST_WRITE_AFTER_MS = 30_000;
