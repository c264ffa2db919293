/** The steps of the space scale, in px. */
export type Gap = 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48;
