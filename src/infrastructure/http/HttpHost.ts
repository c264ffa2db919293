import { port } from '#application/port.ts';

/** Where and how requests are sent. Only this differs between the real host, the mock, and tests. */
export interface HttpHost {
  /** Origin of the host without a trailing slash. Empty for the page's own origin. */
  readonly origin: string;
  readonly fetch: typeof globalThis.fetch;
}
export const HttpHost = port<HttpHost>('HttpHost');
