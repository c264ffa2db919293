import { comparable } from '#domain/shared/comparable.ts';
import type { ImportedCategory, ImportedItem } from '../importedMenu.ts';

/** A category that is still collecting its items. */
type GatheredCategory = ImportedCategory & { readonly items: ImportedItem[] };

/** The categories of a file, in order of their first rows. */
export class Categories {
  readonly all: GatheredCategory[] = [];
  private readonly byId = new Map<string, GatheredCategory>();
  private readonly byName = new Map<string, GatheredCategory>();

  /** Returns the category with the given ID. Without a match, as in a row added by hand, goes by the name. */
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
