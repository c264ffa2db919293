/**
 * Maximum length of a demo conversation. It then ends at once, even in a sentence, with the hang-up sound. The
 * landing page shows the conversation, an order or booking in it, and **Book a Meeting**. A visitor may start
 * any number of demos: a cap belongs at the voice service. (rule: demo limit)
 */
export const DEMO_SECONDS = 60;

/** Seconds left when screen readers announce the countdown, once per demo. */
export const COUNTDOWN_ANNOUNCEMENT_SECONDS = 10;
