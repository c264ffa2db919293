/**
 * Returns the field that a host message is about: the longest field name in the message, written as
 * `maxRetries` or "max retries".
 */
export function fieldNamedInMessage<Field extends string>(
  message: string,
  fields: readonly Field[],
): Field | undefined {
  const said = plain(message);
  return fields
    .filter((field) => said.includes(plain(field)))
    .toSorted((one, other) => other.length - one.length)[0];
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
