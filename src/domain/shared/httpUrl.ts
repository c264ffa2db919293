import { parseUrl } from './parseUrl.ts';

/**
 * Returns the URL if it is http(s), otherwise undefined. The app may use only such URLs as links, images, and
 * redirects. `javascript:` URLs must never pass.
 */
export function httpUrl(text: string | undefined): string | undefined {
  const url = parseUrl(text ?? '');
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
