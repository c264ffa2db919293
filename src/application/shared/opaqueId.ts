/**
 * Returns the ID of a new entry: 32 random hex digits, so two people never create the same ID.
 * `crypto.randomUUID` is missing on plain HTTP pages.
 */
export const opaqueId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const ids = new WeakMap<object, string>();

/** Returns the ID of an object, such as a row of a file. Always returns the same ID for the same object. */
export function toOpaqueId(thing: object): string {
  const id = ids.get(thing) ?? opaqueId();
  ids.set(thing, id);
  return id;
}
