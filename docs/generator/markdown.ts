const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table; nothing without rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  if (rows.length === 0) return [];
  return [[row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n')];
}

/** A text as it may stand in a cell. */
export const cell = (text: string) => text.replace(/[|<>\\`*_]/g, String.raw`\$&`).replaceAll('\n', ' ');
