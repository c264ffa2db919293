/** How long a demo conversation may last (rule: demo limit). */
export const DEMO_SECONDS = 60;

/** How much of it is left when a screen reader is told, once. */
export const COUNTDOWN_ANNOUNCEMENT_SECONDS = 10;
