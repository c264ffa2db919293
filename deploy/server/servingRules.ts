type HeaderValues = Readonly<Record<string, string>>;

/** How to serve the build's files, the single source of every server's configuration. */
export interface ServingRules {
  /** Headers of every response, errors included. */
  readonly headers: HeaderValues;
  /** Headers only pages need: for everything outside {@link ASSETS}. */
  readonly pageHeaders: HeaderValues;
  /** Cache-Control of the content-hashed files in {@link ASSETS}. */
  readonly assetsCaching: string;
  /** Cache-Control of everything else. */
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
      // other sites that link or redirect here get no handle on the window
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), payment=()',
    },
    assetsCaching: 'public, max-age=31536000, immutable',
    caching: 'no-cache',
  };
}
