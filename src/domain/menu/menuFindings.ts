import type { Category, Item, Menu } from './menu.ts';
import { soundOf } from './soundOf.ts';

export type FindingKind = 'no-alias' | 'sounds-alike' | 'no-price';

/** Something on the menu that makes calls go wrong, and the items that it is about. */
export interface Finding {
  readonly kind: FindingKind;
  readonly items: readonly Item[];
}

/** What deserves a look: items without an alias, with names that sound alike, and without a price. None when all is well. */
export function menuFindings({ categories }: Menu): readonly Finding[] {
  const items = categories.filter(isActive).flatMap((category) => category.items);
  const findings: readonly Finding[] = [
    { kind: 'sounds-alike', items: soundingAlike(items) },
    { kind: 'no-price', items: items.filter(({ price }) => price === 0) },
    { kind: 'no-alias', items: items.filter(({ aliases }) => aliases.length === 0) },
  ];
  return findings.filter((finding) => finding.items.length > 0);
}

const isActive = (category: Category) => category.isActive;

/** The items whose name sounds like that of another, one after the other. */
function soundingAlike(items: readonly Item[]): readonly Item[] {
  const bySound = Map.groupBy(items, heard);
  return [...bySound.values()].filter(({ length }) => length > 1).flat();
}

// a menu of thousands is looked at after each change, and hardly any item has changed
const sounds = new WeakMap<Item, string>();

function heard(item: Item): string {
  const known = sounds.get(item);
  if (known !== undefined) return known;
  const sound = soundOf(item.name);
  sounds.set(item, sound);
  return sound;
}
