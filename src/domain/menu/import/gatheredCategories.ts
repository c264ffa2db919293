import { comparable } from '#domain/shared/comparable.ts';
import type { ImportedCategory, ImportedItem } from '../importedMenu.ts';

/** A category while its items are collected. */
type GatheredCategory = ImportedCategory & { readonly items: ImportedItem[] };

/**
 * Groups rows into categories. A row added by hand has a category name but no id. Such rows match by name.
 */
export function gatheredCategories() {
  const all: GatheredCategory[] = [];
  const byId = new Map<string, number>();
  const byName = new Map<string, number>();
  const withoutId = new Map<string, number>();
  const note = (places: Map<string, number>, key: string, place: number) => {
    if (!places.has(key)) places.set(key, place);
  };
  const placeOf = (id: string | undefined, name: string) => {
    if (id === undefined) return byName.get(name);
    const places = [byId.get(id), withoutId.get(name)].filter((place) => place !== undefined);
    return places.length > 0 ? Math.min(...places) : undefined;
  };
  return {
    all,
    of(category: ImportedCategory): GatheredCategory {
      const { id } = category;
      const name = comparable(category.name);
      const known = all[placeOf(id, name) ?? -1];
      if (known) return known;
      const gathered = { ...category, items: [] };
      const place = all.push(gathered) - 1;
      if (id === undefined) note(withoutId, name, place);
      else note(byId, id, place);
      note(byName, name, place);
      return gathered;
    },
  };
}
