import { isLocalhost } from './isLocalhost.ts';

/** What becomes of an address that an answer names: the browser goes there, there is none to go to, or its host is not allowed. */
export type Redirect =
  | { readonly kind: 'allowed'; readonly url: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'foreign'; readonly host: string };

/**
 * Where an answer may send the browser: by https only, by http to this machine alone, never with a name in front of the
 * host, which passes for one; and where hosts are named, only to one of them, with its port (rule: redirects).
 *
 * @param allowedHosts such as `pay.example` or `localhost:4010`; any without them
 */
export function redirectOf(url: string | undefined, allowedHosts?: readonly string[]): Redirect {
  const parsed = URL.parse(url ?? '');
  if (!parsed || !isSafe(parsed)) return { kind: 'none' };
  if (allowedHosts && !allowedHosts.includes(parsed.host)) return { kind: 'foreign', host: parsed.host };
  return { kind: 'allowed', url: parsed.href };
}

const isSafe = ({ protocol, hostname, username, password }: URL) =>
  (protocol === 'https:' || (protocol === 'http:' && isLocalhost(hostname))) && !username && !password;
