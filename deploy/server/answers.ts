type HeaderValues = Readonly<Record<string, string>>;

/** How the files of a build are to be answered: the one source of every server's configuration. */
export interface Answers {
  /** Headers of every answer, failures included. */
  readonly headers: HeaderValues;
  /** Headers of what a browser shows as a page, which it heeds nowhere else: of all but the files under {@link ASSETS}. */
  readonly pageHeaders: HeaderValues;
  /** Cache-Control of the files under {@link ASSETS}, which are named by their content. */
  readonly assetsCaching: string;
  /** Cache-Control of everything else. */
  readonly caching: string;
}

export const ASSETS = '/assets/';

/** @param policy the Content-Security-Policy */
export function startAnswerServer(policy: string): Answers {
  return {
    headers: {
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
    },
    pageHeaders: {
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), payment=()',
    },
    assetsCaching: 'public, max-age=31536000, immutable',
    caching: 'no-cache',
  };
}
