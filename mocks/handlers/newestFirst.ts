/** Compares rows by when they began; ISO times sort as texts. */
export function newestFirst(a: { readonly startedAt: string }, b: { readonly startedAt: string }): number {
  if (a.startedAt === b.startedAt) return 0;
  return a.startedAt < b.startedAt ? 1 : -1;
}
