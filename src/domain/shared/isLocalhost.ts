const NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Returns whether a hostname refers to this machine. */
export const isLocalhost = (hostname: string): boolean => NAMES.includes(hostname);
