import { validateHeaderName, validateHeaderValue } from 'node:http';

/**
 * Headers by their names, from lines such as `X-Gateway-Key: sesame`.
 *
 * @throws Error for a line that is none; it does not repeat it, as there may be a secret in it
 */
export function headersOf(lines: readonly string[]): Readonly<Record<string, string>> {
  const headers = lines.map((line, index) => {
    const [, name = '', value = ''] = /^([^:]*):\s*(.*?)\s*$/.exec(line) ?? [];
    try {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    } catch {
      throw new Error(`--header takes 'Name: value', unlike number ${index + 1} of those given`);
    }
    return [name.toLowerCase(), value] as const;
  });
  return Object.fromEntries(headers);
}
