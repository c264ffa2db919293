/**
 * A URL that came from outside, if it may become a link, an image or a redirect: http(s) only.
 * Everything else, `javascript:` first of all, is none (a rule of safety, not of looks).
 */
export function httpUrl(text: string | undefined): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
}
