/**
 * Returns whether two URLs belong to the same site: the same scheme and registrable domain. Browsers never
 * block cookies within a site. Guesses public suffixes: a short label before a country code is part of the
 * suffix, as in `co.uk`.
 */
export function isSameSite(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  return a.protocol === b.protocol && domainOf(a.hostname) === domainOf(b.hostname);
}

function domainOf(hostname: string): string {
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  if (isAddress) return hostname;
  return /[^.]+(\.[a-z]{2,3}(?=\.[a-z]{2}$))?\.[^.]+$/.exec(hostname)?.[0] ?? hostname;
}
