/**
 * Returns an external URL if it is http(s), otherwise undefined. Only such URLs may become links, images,
 * or redirects; `javascript:` URLs must never pass.
 */
export function httpUrl(text: string | undefined): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
}
