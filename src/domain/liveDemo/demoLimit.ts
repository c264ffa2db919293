/** How long a demo conversation may last (rule: demo limit). */
export const DEMO_SECONDS = 60;
