/** An unguessable token, such as a refresh token. `crypto.randomUUID` is missing on plain HTTP pages. */
export const randomToken = (): string => hex(16);

/** A document's ID: 24 hex digits, as in document databases. */
export const objectId = (): string => hex(12);

/** A short ID whose prefix names the kind of row, such as `dep_5f2a91c07b3e`. */
export const shortId = (prefix: 'call' | 'chg' | 'dep' | 'sched'): string => `${prefix}_${hex(6)}`;

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
