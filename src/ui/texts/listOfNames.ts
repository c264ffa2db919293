/** Formats a list like "Pie, Cake, Tart, and 4 others". */
export function listOfNames(names: readonly string[]): string {
  const shown = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} others`] : names;
  if (shown.length < 3) return shown.join(' and ');
  return `${shown.slice(0, -1).join(', ')}, and ${shown.at(-1)}`;
}
