import { parseUrl } from './parseUrl.ts';

/**
 * Returns an external URL if it is http(s), otherwise undefined. Only such URLs may become links, images,
 * or redirects; `javascript:` URLs must never pass.
 */
export function httpUrl(text: string | undefined): string | undefined {
  const url = parseUrl(text ?? '');
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
