import { readContent } from '#application/menu/readContent.ts';
import { toOpaqueId } from '#application/shared/opaqueId.ts';
import { compareMenus } from '#domain/menu/compareMenus.ts';
import { planImport } from '#domain/menu/planImport.ts';
import { readLocalFile } from '#infrastructure/files/readLocalFile.ts';

const EMPTY_MENU = { categories: [] };

/** Reads a CSV file and compares its menu, if any, with an empty menu. */
export async function importMenuFile(text: string): Promise<void> {
  const file = { name: 'menu.csv', bytes: new TextEncoder().encode(text) };
  const { reading } = readContent(await readLocalFile(file), () => undefined);
  if (reading.outcome === 'read')
    compareMenus(EMPTY_MENU, planImport(EMPTY_MENU, reading.menu, 'kept', toOpaqueId));
}
