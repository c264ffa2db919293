/** Nothing anybody could guess. Not `crypto.randomUUID`, which a page on plain http does not have. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
