/**
 * Maximum seconds of a demo conversation, which then ends with the hang-up sound, even in mid-sentence. The
 * landing page shows the conversation, any order or booking in it, and **Book a Meeting**. A visitor may
 * start any number of demos. Only the voice service could limit that number. (rule: demo limit)
 */
export const DEMO_SECONDS = 60;

/** Seconds left when screen readers announce the countdown, once per demo. */
export const COUNTDOWN_ANNOUNCEMENT_SECONDS = 10;
