/** Shortens an id to 8 characters for display. These are usually enough to tell ids apart. */
export const shortId = (id: string): string => id.slice(0, 8);
