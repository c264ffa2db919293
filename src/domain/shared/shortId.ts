/** Shortens an id to 8 characters for display. They distinguish most ids. */
export const shortId = (id: string): string => id.slice(0, 8);
