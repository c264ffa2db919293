/** Maximum length of a demo conversation. (rule: demo limit) */
export const DEMO_SECONDS = 60;

/** Seconds left when screen readers announce the countdown, once per demo. */
export const COUNTDOWN_ANNOUNCEMENT_SECONDS = 10;
