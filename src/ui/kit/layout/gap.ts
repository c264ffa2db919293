/** Spacing scale in pixels. */
export type Gap = 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48;
