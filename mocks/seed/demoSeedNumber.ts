/** What the rows of the demo are drawn with; another number draws another world. */
export const DEMO_SEED = 1987;
