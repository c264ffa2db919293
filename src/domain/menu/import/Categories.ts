import { comparable } from '#domain/shared/comparable.ts';
import type { ImportedCategory, ImportedItem } from '../importedMenu.ts';

/** A category that is still collecting its items. */
type GatheredCategory = ImportedCategory & { readonly items: ImportedItem[] };

/** The categories of a file, sorted by their first rows in the file. */
export class Categories {
  readonly all: GatheredCategory[] = [];
  private readonly byId = new Map<string, GatheredCategory>();
  private readonly byName = new Map<string, GatheredCategory>();

  /** Returns the category with the same ID or, without a match, the same name. Adds a missing category. */
  for(category: ImportedCategory): GatheredCategory {
    const { id } = category;
    const name = comparable(category.name);
    const named = this.byName.get(name);
    const known =
      id === undefined ? named : (this.byId.get(id) ?? (named?.id === undefined ? named : undefined));
    if (known) return known;
    const added = { ...category, items: [] };
    this.all.push(added);
    if (!named) this.byName.set(name, added);
    if (id !== undefined) this.byId.set(id, added);
    return added;
  }
}
