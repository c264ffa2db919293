import type { Category, Item, Menu } from './menu.ts';
import { phoneticCode } from './phoneticCode.ts';

export type FindingKind = 'no-alias' | 'sounds-alike' | 'no-price';

/** A menu problem that can cause mistakes in calls, with the affected items. */
export interface Finding {
  readonly kind: FindingKind;
  readonly items: readonly Item[];
}

/**
 * Finds items without aliases, items whose names sound alike, and items without a price, in active categories.
 * A row above the menu counts them; pressing an entry lists its items. (rule: menu findings)
 */
export function menuProblems({ categories }: Menu): readonly Finding[] {
  const items = categories.filter(isActive).flatMap((category) => category.items);
  const findings: readonly Finding[] = [
    { kind: 'sounds-alike', items: soundingAlike(items) },
    { kind: 'no-price', items: items.filter(({ price }) => price === 0) },
    { kind: 'no-alias', items: items.filter(({ aliases }) => aliases.length === 0) },
  ];
  return findings.filter((finding) => finding.items.length > 0);
}

const isActive = (category: Category) => category.isActive;

/** Returns the items that sound like another item, grouped by sound. */
function soundingAlike(items: readonly Item[]): readonly Item[] {
  const bySound = Map.groupBy(items, soundOf);
  return [...bySound.values()].filter(({ length }) => length > 1).flat();
}

// cached, because the check runs after every edit, and a menu may have thousands of items
const sounds = new WeakMap<Item, string>();

function soundOf(item: Item): string {
  const known = sounds.get(item);
  if (known !== undefined) return known;
  const sound = phoneticCode(item.name);
  sounds.set(item, sound);
  return sound;
}
