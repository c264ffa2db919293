/** Shortens an id for display. Its first characters tell most ids apart. */
export const shortId = (id: string): string => id.slice(0, 8);
