import { isLocalhost } from './isLocalhost.ts';
import { parseUrl } from './parseUrl.ts';

/** Whether a redirect URL is allowed, is missing or unsafe (`none`), or has an unlisted host (`foreign`). */
export type Redirect =
  | { readonly kind: 'allowed'; readonly url: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'foreign'; readonly host: string };

/**
 * Checks whether the browser may follow a response's redirect URL. Allows https, and http only for this
 * machine. Rejects URLs with a user name before the host, which can disguise the real host. If hosts are
 * listed, allows only these hosts and ports. (rule: redirects)
 * @param allowedHosts such as `pay.example` or `localhost:4010`. Without a list, any host is allowed.
 */
export function redirectOf(url: string | undefined, allowedHosts?: readonly string[]): Redirect {
  const parsed = parseUrl(url ?? '');
  if (!parsed || !isSafe(parsed)) return { kind: 'none' };
  if (allowedHosts && !allowedHosts.includes(parsed.host)) return { kind: 'foreign', host: parsed.host };
  return { kind: 'allowed', url: parsed.href };
}

const isSafe = ({ protocol, hostname, username, password }: URL) =>
  (protocol === 'https:' || (protocol === 'http:' && isLocalhost(hostname))) && !username && !password;
