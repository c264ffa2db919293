/** Shortens an id for display to 8 characters, which are usually enough to tell ids apart. */
export const shortId = (id: string): string => id.slice(0, 8);
