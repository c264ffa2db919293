type HeaderValues = Readonly<Record<string, string>>;

/** How servers respond to requests for the build's files. Every server configuration uses these rules. */
export interface ServingRules {
  /** Headers of every response, including errors. */
  readonly headers: HeaderValues;
  /** Headers of pages only: all responses outside {@link ASSETS}. */
  readonly pageHeaders: HeaderValues;
  /** The Cache-Control header of files in {@link ASSETS}, whose names contain a content hash. */
  readonly assetsCaching: string;
  /** The Cache-Control header of all other files. */
  readonly caching: string;
}

export const ASSETS = '/assets/';

/** @param policy the Content-Security-Policy */
export function servingRules(policy: string): ServingRules {
  return {
    headers: {
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      // other sites can't embed the files
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    pageHeaders: {
      'Content-Security-Policy': policy,
      // other sites that link or redirect to a page can't access the page's window
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), payment=()',
    },
    assetsCaching: 'public, max-age=31536000, immutable',
    caching: 'no-cache',
  };
}
