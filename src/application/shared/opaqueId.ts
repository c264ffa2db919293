/**
 * Returns the ID of a new thing: 32 random hex digits. Two people who add something at the same time get two
 * IDs. `crypto.randomUUID` is missing on plain HTTP pages.
 */
export const opaqueId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const ids = new WeakMap<object, string>();

/** Returns the ID of an object, such as a row of a file. Returns the same one each time. */
export function opaqueIdOf(thing: object): string {
  const id = ids.get(thing) ?? opaqueId();
  ids.set(thing, id);
  return id;
}
