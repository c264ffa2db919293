/** Like `URL.parse`, which is missing in some supported browsers. */
export const parseUrl = (url: string, base?: string): URL | undefined =>
  URL.canParse(url, base) ? new URL(url, base) : undefined;
