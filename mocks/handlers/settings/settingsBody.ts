import { refusal } from '../guards.ts';

/** A JSON object of a request. */
export type Body = Readonly<Record<string, unknown>>;

/** A text that is not blank. @throws 400 */
export function filledText(body: Body, field: string): string {
  const value = text(body, field);
  if (value.trim() === '') throw refusal(400, `${field} is required`);
  return value;
}

/** A text that may be blank. @throws 400 */
export function text(body: Body, field: string): string {
  const value = body[field];
  if (typeof value !== 'string') throw refusal(400, `${field} must be a text`);
  return value;
}

/** A text, or null where it is absent or blank. @throws 400 */
export function optionalText(body: Body, field: string): string | null {
  return (body[field] ?? '') === '' ? null : text(body, field);
}

/** @throws 400 */
export function flag(body: Body, field: string): boolean {
  const value = body[field];
  if (typeof value !== 'boolean') throw refusal(400, `${field} must be true or false`);
  return value;
}

/** A number of a range, its ends included. @throws 400 */
export function numberWithin(body: Body, field: string, min: number, max: number): number {
  const value = body[field];
  if (typeof value !== 'number' || !(value >= min && value <= max)) {
    throw refusal(400, `${field} must be a number from ${min} to ${max}`);
  }
  return value;
}

/** One of a few values. @throws 400 */
export function oneOf<Value>(body: Body, field: string, values: readonly Value[]): Value {
  const found = values.find((value) => value === body[field]);
  if (found === undefined) throw refusal(400, `${field} must be one of ${values.join(', ')}`);
  return found;
}

/** An http(s) address, or null where there is none. @throws 400 */
export function optionalWebAddress(body: Body, field: string): string | null {
  const address = optionalText(body, field);
  if (address !== null && !/^https?:\/\/\S+$/.test(address)) throw refusal(400, `${field} must be a URL`);
  return address;
}
