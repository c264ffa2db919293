/** Compares rows by start time, newest first. ISO 8601 times sort as strings. */
export function newestFirst(a: { readonly startedAt: string }, b: { readonly startedAt: string }): number {
  if (a.startedAt === b.startedAt) return 0;
  return a.startedAt < b.startedAt ? 1 : -1;
}
