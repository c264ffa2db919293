/** Returns the leaves of a JSON value by path. List items appear by ID or name, and in sequence. */
export function flatten(value: unknown, path = ''): Record<string, unknown> {
  if (Array.isArray(value) && value.length > 0 && value.every((item) => idOf(item) !== undefined)) {
    const items = value.map((item) => flatten(item, `${path}.${idOf(item)}`));
    return Object.assign({ [`${path}#order`]: value.map(idOf).join(' ') }, ...items) as Record<
      string,
      unknown
    >;
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const entries = Object.entries(value).filter(([key]) => key !== 'displayOrder');
    return Object.assign(
      {},
      ...entries.map(([key, part]) => flatten(part, path ? `${path}.${key}` : key)),
    ) as Record<string, unknown>;
  }
  return { [path]: Array.isArray(value) ? JSON.stringify(value) : (value ?? '') };
}

function idOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { id, name } = item as Readonly<Record<string, unknown>>;
  return typeof id === 'string' ? id : typeof name === 'string' ? name : undefined;
}
