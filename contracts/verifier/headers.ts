import { validateHeaderName, validateHeaderValue } from 'node:http';

/**
 * Parses headers from lines such as `X-Gateway-Key: sesame`.
 * @throws Error for an invalid line, without repeating it because it may contain a secret
 */
export function headersOf(lines: readonly string[]): Readonly<Record<string, string>> {
  const headers = lines.map((line, index) => {
    const [, name = '', value = ''] = /^([^:]*):\s*(.*?)\s*$/.exec(line) ?? [];
    try {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    } catch {
      throw new Error(`--header takes 'Name: value'; number ${index + 1} is different`);
    }
    return [name.toLowerCase(), value] as const;
  });
  return Object.fromEntries(headers);
}
