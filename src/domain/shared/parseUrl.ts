/** Like `URL.parse`, which some supported browsers lack. */
export const parseUrl = (url: string, base?: string): URL | undefined =>
  URL.canParse(url, base) ? new URL(url, base) : undefined;
