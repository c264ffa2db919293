import { port } from '#application/port.ts';

/** Where calls go and by what means; the only thing that differs between the real host, the mock and a test. */
export interface HttpHost {
  /** Origin of the host, without a trailing slash; empty for the origin of the page. */
  readonly origin: string;
  readonly fetch: typeof globalThis.fetch;
}
export const HttpHost = port<HttpHost>('HttpHost');
