import { isPlainObject } from '../../db/plainObject.ts';

/**
 * Copies the fields at these paths from `before` to `settings`. Removes a field that `before` doesn't have.
 */
export function copyFieldsAtPaths(
  settings: object,
  before: object,
  fields: ReadonlySet<string>,
  path = '',
): Record<string, unknown> {
  const names = new Set([...Object.keys(settings), ...Object.keys(before)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const field = path + name;
      const now: unknown = Reflect.get(settings, name);
      const old: unknown = Reflect.get(before, name);
      if (fields.has(field)) return old === undefined ? [] : [[name, old]];
      if (isPlainObject(now) && isPlainObject(old)) {
        return [[name, copyFieldsAtPaths(now, old, fields, `${field}.`)]];
      }
      return now === undefined ? [] : [[name, now]];
    }),
  );
}
