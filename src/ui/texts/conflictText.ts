import { truncated } from '#domain/shared/graphemes.ts';
import type { EditConflict } from '#domain/shared/mergeEdits.ts';
import { nameWords } from '#domain/shared/nameWords.ts';

/** Texts of a conflict: the user and someone else changed the same field. */
export const conflictText = {
  mine: 'Keep mine',
  theirs: 'Use theirs',
  /** Says what the other user did. */
  other({ kind, mine, theirs }: EditConflict, author = 'Someone else'): string {
    if (kind === 'order') return `${author} sorted this list differently.`;
    if (kind === 'place')
      return `${author} moved this to ${isItem(theirs) ? nameOf(theirs) : 'another list'}.`;
    if (theirs === undefined) return isItem(mine) ? `${author} removed this.` : `${author} cleared this.`;
    if (mine === undefined && isItem(theirs))
      return `${author} changed ${nameOf(theirs)}, which you removed.`;
    return `${author} changed this to ${valueText(theirs)}`;
  },
  /**
   * Names the field at a path, such as "Conversation Flow, Greeting, Messages".
   * @param values values that the path leads through; list items in them are named by their name instead of
   * their id
   */
  label(path: readonly string[], values: readonly unknown[] = []): string {
    let here = values;
    const words = path.map((key) => {
      const isInList = here.some(Array.isArray);
      here = here.flatMap((value) => partOf(value, key));
      const item = isInList ? here.find(isItem) : undefined;
      return item ? nameOf(item) : nameWords(key);
    });
    return words.join(', ');
  },
};

const isItem = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function nameOf(item: Readonly<Record<string, unknown>>): string {
  const name = item['name'] ?? item['instruction'] ?? item['trigger'];
  return typeof name === 'string' && name.trim() ? `“${name.trim()}”` : 'an entry';
}

/**
 * Returns the part of a value at a key, or the list item with this id or name, in an array. Returns an empty
 * array if there is none.
 */
function partOf(value: unknown, key: string): readonly unknown[] {
  if (Array.isArray(value)) {
    return value.filter((item) => isItem(item) && (item['id'] === key || item['name'] === key));
  }
  return isItem(value) && value[key] !== undefined ? [value[key]] : [];
}

function valueText(value: unknown): string {
  if (value === '' || value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return `“${shortened(value)}”`;
  if (Array.isArray(value)) {
    return value.length === 0 ? 'nothing' : `“${shortened(value.map(itemText).join(', '))}”`;
  }
  return isItem(value) ? nameOf(value) : 'another value';
}

/** Names a list entry: a string, a dietary mark, or an item. */
function itemText(item: unknown): string {
  const text = isItem(item) ? (item['type'] ?? item['name']) : item;
  return typeof text === 'string' ? text : '';
}

const MAX_LENGTH = 200;

const shortened = (text: string) => truncated(text, MAX_LENGTH);
