/** How many lines of a transcript are in the page: up to 60 all of them, else those in view and a few on either side. */
export const transcriptWindow = { allUpTo: 60, overscan: 6 } as const;
