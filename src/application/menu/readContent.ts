import type { ColumnChoice } from '#domain/menu/import/columnUse.ts';
import { unreadable } from '#domain/menu/importedMenu.ts';
import { menuFromJson } from '#domain/menu/menuJson.ts';
import type { FileContent } from './MenuFiles.ts';
import { MenuFileSheets, type MenuFileReading } from './MenuFileSheets.ts';

/** Reads a menu from a file's content. Loaded on first use. */
export function readContent(
  content: FileContent,
  choiceOf: (signature: string) => ColumnChoice | undefined,
): MenuFileReading {
  if (content.kind === 'unreadable') return { reading: unreadable(content.problem) };
  if (content.kind === 'json') return { reading: menuFromJson(content.text), json: content.text };
  const table = MenuFileSheets.of(content, choiceOf);
  return { reading: table.reading, table };
}
