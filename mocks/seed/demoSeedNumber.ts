/** The standard random seed of the demo rows. */
export const DEMO_SEED = 1987;
