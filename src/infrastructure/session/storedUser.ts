import type { User } from '#domain/session/user.ts';

/**
 * Parses a user from local storage, or returns undefined. Written by hand because every page needs the user
 * before the validation library loads.
 */
export function readUser(stored: string | undefined): User | undefined {
  const { id, firstName, lastName, email } = asRecord(stored);
  if (typeof email !== 'string') return undefined;
  const names = { firstName: textOrNone(firstName), lastName: textOrNone(lastName) };
  return { ...names, email, ...(typeof id === 'string' && { id }) };
}

const textOrNone = (value: unknown) => (typeof value === 'string' ? value : '');

function asRecord(stored: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
