import { isPlainObject } from '../db/plainObject.ts';
import { refusal } from './guards.ts';

/** A parsed JSON request body. */
export type Body = Readonly<Record<string, unknown>>;

/** Parses a request body as a JSON object. @throws 400 for any other body */
export async function jsonObject(request: Request): Promise<Body> {
  const body: unknown = await request.json().catch(() => undefined);
  if (!isPlainObject(body)) throw refusal(400, 'The body must be a JSON object');
  return body;
}

/** Reads a required, non-blank string. @throws 400 */
export function requiredText(body: Body, field: string): string {
  const value = body[field];
  if (typeof value !== 'string' || value.trim() === '') throw refusal(400, `${field} is required`);
  return value;
}

/** Reads a required string that may be blank. @throws 400 */
export function textField(body: Body, field: string): string {
  const value = body[field];
  if (typeof value !== 'string') throw refusal(400, `${field} must be a string`);
  return value;
}

/** Reads a string. Returns null if it is missing or blank. @throws 400 */
export function optionalText(body: Body, field: string): string | null {
  return (body[field] ?? '') === '' ? null : textField(body, field);
}

/** @throws 400 */
export function booleanField(body: Body, field: string): boolean {
  const value = body[field];
  if (typeof value !== 'boolean') throw refusal(400, `${field} must be true or false`);
  return value;
}

/** Reads a number within an inclusive range. @throws 400 */
export function numberWithin(body: Body, field: string, min: number, max: number): number {
  const value = body[field];
  if (typeof value !== 'number' || !(value >= min && value <= max)) {
    throw refusal(400, `${field} must be a number from ${min} to ${max}`);
  }
  return value;
}

/** Reads one of the listed values. @throws 400 */
export function oneOf<Value>(body: Body, field: string, values: readonly Value[]): Value {
  const found = values.find((value) => value === body[field]);
  if (found === undefined) throw refusal(400, `${field} must be one of ${values.join(', ')}`);
  return found;
}

/** Reads an HTTP(S) URL. Returns null if it is missing. @throws 400 */
export function optionalWebAddress(body: Body, field: string): string | null {
  const address = optionalText(body, field);
  if (address !== null && !/^https?:\/\/\S+$/.test(address)) throw refusal(400, `${field} must be a URL`);
  return address;
}

/** @throws 400 */
export function objectField(body: Body, field: string): Body {
  const value = body[field];
  if (!isPlainObject(value)) throw refusal(400, `${field} must be an object`);
  return value;
}

/** @throws 400 */
export function listField(body: Body, field: string): readonly unknown[] {
  const value = body[field];
  if (!Array.isArray(value)) throw refusal(400, `${field} must be a list`);
  return value;
}

/** @throws 400 */
export function objectListField(body: Body, field: string): readonly Body[] {
  return listField(body, field).map((value) => objectField({ [field]: value }, field));
}

/** @throws 400 */
export function textListField(body: Body, field: string): readonly string[] {
  const values = listField(body, field);
  if (!values.every((value) => typeof value === 'string'))
    throw refusal(400, `${field} must be a list of strings`);
  return values;
}

/** Reads a valid new password. @throws 400 */
export function newPassword(body: Body, field: string): string {
  const password = requiredText(body, field);
  if (password.length < PASSWORD_MINIMUM)
    throw refusal(400, `Password must be at least ${PASSWORD_MINIMUM} characters long`);
  return password;
}

const PASSWORD_MINIMUM = 8;
