/**
 * Milliseconds after which a write without a response is lost. A lost write is not aborted, but nothing waits
 * for it any longer: the user's next attempt is sent, and so are the writes queued behind it. Until then,
 * another attempt joins it, so that a slow host does not get everything twice. (rule: lost writes)
 */
export const LOST_WRITE_AFTER_MS = 30_000;
