/**
 * Reduces a value to its structure: strings are alike, but differ from missing and blank ones, which are
 * often defaults.
 */
export function structureOf(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? 'blank' : 'text';
  if (value === null || typeof value !== 'object') return value === undefined ? 'nothing' : typeof value;
  if (value instanceof Date) return 'date';
  if (value instanceof Blob) return 'bytes';
  if (Array.isArray(value)) return value.map(structureOf);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [name, structureOf(field)]));
}
