/**
 * Parses a response's `Retry-After`: seconds or a date. Another origin's header is readable only if the host
 * exposes it. A date counts from the response's own `Date` if readable, as this device's clock may be wrong.
 * @returns milliseconds, Infinity for anything unreadable, or undefined without the header
 */
export function retryAfterMs({ headers }: Response): number | undefined {
  const header = headers.get('Retry-After');
  if (header === null) return undefined;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - sentAt(headers);
  return Number.isNaN(milliseconds) ? Infinity : Math.max(0, milliseconds);
}

function sentAt(headers: Headers): number {
  const date = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(date) ? Date.now() : date;
}
