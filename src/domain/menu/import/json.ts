export type Json = Readonly<Record<string, unknown>>;

/** Parses JSON. Returns undefined for invalid JSON. */
export function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textProperty = (record: Json, key: string): string | undefined => {
  const value = record[key];
  return typeof value === 'string' ? value : undefined;
};
