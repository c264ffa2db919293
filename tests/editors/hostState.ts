import type { Backend } from '../../mocks/backend.ts';
import { settingsOf } from '../../mocks/db/settings/settings.ts';
import { flatten } from './flatten.ts';

/** One changed value. Additions have the path `new item` or `new category`, because they have no ID yet. */
export interface Change {
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** Values by path, such as `item tiramisu price`. */
export type State = Readonly<Record<string, unknown>>;

interface Placed {
  readonly id: string;
  readonly displayOrder: number;
}

interface MenuLike {
  readonly categories: readonly (Placed & {
    readonly name: string;
    readonly description: string;
    readonly isActive: boolean;
    readonly items: readonly (Placed & {
      readonly name: string;
      readonly description: string;
      readonly price: number;
      readonly imageUrl?: string | null | undefined;
      readonly aliases: readonly string[];
      readonly dietary: readonly unknown[];
      readonly availability: { readonly isAvailable: boolean; readonly availableDays: readonly string[] };
    })[];
  })[];
}

/** Returns all data on the host that a user can change. */
export function stateOf({ db }: Backend, restaurantId: string): State {
  const company = db.companies.find(restaurantId);
  if (!company) throw new Error('The restaurant is gone');
  const { assistant: _voice, telephony: _telephony, minutes: _minutes, ...details } = company;
  const of = { companyId: restaurantId };
  return {
    ...flatten(details, 'details'),
    ...flatten(settingsOf(db, company, 'voice'), 'voice'),
    ...flatten(settingsOf(db, company, 'telephony'), 'telephony'),
    ...flatten(settingsOf(db, company, 'instructions'), 'instructions'),
    ...menuState(settingsOf(db, company, 'menu')),
    ...Object.fromEntries(db.orders.where(of).map(({ id, orderNumber }) => [`order ${id}`, orderNumber])),
    ...Object.fromEntries(
      db.deployments
        .where(of)
        .map(({ id, changes }) => [`deployment ${id}`, textOf(changes.map((each) => each.description))]),
    ),
    ...Object.fromEntries(
      db.schedules.where(of).map(({ id, changeIds }) => [`schedule ${id}`, textOf(changeIds)]),
    ),
  };
}

const textOf = (parts: readonly string[]) => parts.toSorted().join('; ');

/** Returns a menu by path. A list appears as its IDs in sequence. A repeated ID has the value `twice`. */
export function menuState({ categories }: MenuLike): State {
  const state: Record<string, unknown> = {};
  const put = (path: string, value: unknown) => (state[path in state ? `${path} twice` : path] = value);
  const inOrder = (things: readonly Placed[]) =>
    things.toSorted((one, other) => one.displayOrder - other.displayOrder).map(({ id }) => id);
  put('sequence', inOrder(categories));
  for (const { id: categoryId, name, description, isActive, items } of categories) {
    put(`category ${categoryId}`, name);
    put(`category ${categoryId} fields`, JSON.stringify([description, isActive]));
    put(`sequence ${categoryId}`, inOrder(items));
    for (const { id, name: title, availability, price, description: text, ...rest } of items) {
      put(`item ${id}`, title);
      put(`item ${id} description`, text);
      put(`item ${id} price`, price);
      put(`item ${id} available`, availability.isAvailable);
      put(`item ${id} category`, categoryId);
      put(`item ${id} rest`, JSON.stringify([rest.imageUrl ?? '', rest.aliases, availability.availableDays]));
    }
  }
  return state;
}

const ADDABLE = ['item', 'category', 'deployment', 'schedule'];

/** Returns the changes between two states. An addition is one change, and so is a removal. */
export function changesBetween(before: State, after: State): readonly Change[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].flatMap((path): readonly Change[] => {
    const [from, to] = [before[path], after[path]];
    const [kind = '', id = ''] = path.split(' ');
    const thing = `${kind} ${id}`;
    if (kind === 'sequence') return isSameOrder(from, to) ? [] : [{ path, from, to }];
    if (!ADDABLE.includes(kind)) return (from ?? '') === (to ?? '') ? [] : [{ path, from, to }];
    if (thing in before && thing in after) return from === to ? [] : [{ path, from, to }];
    if (path !== thing) return [];
    return from === undefined
      ? [{ path: `new ${kind}`, from, to: kind === 'item' ? itemText(after, id) : to }]
      : [{ path, from, to }];
  });
}

/** Whether the IDs in both lists have the same sequence. A missing list has no IDs. */
const isSameOrder = (one: unknown, other: unknown) => swaps({ from: one, to: other }).length === 0;

/** Returns the pairs of IDs whose sequence a change swaps. */
function swaps({ from, to }: Pick<Change, 'from' | 'to'>): readonly string[] {
  if (!Array.isArray(from) || !Array.isArray(to)) return [];
  const ids = to.filter((id) => from.includes(id)) as readonly string[];
  return ids.flatMap((one, place) => {
    const after = ids.slice(place + 1).filter((other) => from.indexOf(other) < from.indexOf(one));
    return after.map((other) => `${one} ${other}`);
  });
}

const isListed = (id: string, list: unknown) => Array.isArray(list) && list.includes(id);

/** Whether a saved change is the wanted one, and replaces the value that the user saw. */
export function isWanted(wanted: Change, { path, from, to }: Change): boolean {
  if (wanted.path !== path) return false;
  if (path.startsWith('sequence')) {
    const swapped = swaps({ from, to }).filter((pair) =>
      pair.split(' ').every((id) => isListed(id, wanted.to)),
    );
    return swapped.every((pair) => swaps(wanted).includes(pair));
  }
  return (wanted.to ?? '') === (to ?? '') && (to === undefined || (wanted.from ?? '') === (from ?? ''));
}

/** Returns all values of an item's form. A new category has no ID, so the category appears by name. */
function itemText(state: State, id: string): string {
  const [name, description, price, category] = ['', ' description', ' price', ' category'].map(
    (field) => state[`item ${id}${field}`],
  );
  return [name, description, price, state[`category ${String(category)}`]].join(', ');
}

/** Whether a state contains a wanted change. Deleting wins over moving. (see rule: moved items) */
export function holds({ path, from, to }: Change, state: State): boolean {
  const isMove = path.endsWith(' category');
  if (isMove && !(path in state && `category ${String(to)}` in state)) return true;
  if (path === 'new item') {
    // another user may have moved the item
    const fieldsIn = (text: string) => text.slice(0, text.lastIndexOf(', '));
    const isIt = (key: string) => fieldsIn(itemText(state, key.slice(5))) === fieldsIn(String(to));
    return Object.keys(state).some((key) => /^item \S+$/.test(key) && isIt(key));
  }
  if (path.startsWith('new ')) {
    // another deployment may contain the same changes
    const isIt = (value: unknown) =>
      String(to)
        .split('; ')
        .every((part) => String(value).includes(part));
    return Object.entries(state).some(([key, value]) => key.startsWith(`${path.slice(4)} `) && isIt(value));
  }
  if (!path.startsWith('sequence')) return (state[path] ?? '') === (to ?? '');
  // an item may have moved to another category
  return !swaps({ from: to, to: state[path] }).some((pair) => swaps({ from: to, to: from }).includes(pair));
}
