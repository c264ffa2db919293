/** Shortens an id to 8 characters for display, which usually distinguish it. */
export const shortId = (id: string): string => id.slice(0, 8);
