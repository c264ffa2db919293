import { isPlainObject } from '../plainObject.ts';

/** A changed field's path, such as `callHandling.maxRetries`, and its values. */
interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Compares two values. Nested objects are compared field by field, and all other values as a whole. */
export function fieldChanges(before: object, after: object, path = ''): FieldChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const field = path + name;
    const old: unknown = Reflect.get(before, name) ?? null;
    const next: unknown = Reflect.get(after, name) ?? null;
    if (isPlainObject(old) && isPlainObject(next)) return fieldChanges(old, next, `${field}.`);
    return JSON.stringify(old) === JSON.stringify(next) ? [] : [{ field, before: old, after: next }];
  });
}
