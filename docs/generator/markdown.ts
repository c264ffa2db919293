const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Formats a table. Empty without rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  if (rows.length === 0) return [];
  return [[row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n')];
}

/** Escapes a text for a table cell. */
export const cell = (text: string) => text.replace(/[|<>\\`*_]/g, String.raw`\$&`).replaceAll('\n', ' ');
