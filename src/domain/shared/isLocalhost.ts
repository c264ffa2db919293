const NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a host, as a URL names it, is the machine that the browser runs on: what goes there stays there. */
export const isLocalhost = (hostname: string): boolean => NAMES.includes(hostname);
