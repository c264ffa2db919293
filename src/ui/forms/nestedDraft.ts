import type { Draft } from './Draft.ts';
import type { Editable } from './bindField.tsx';

/** An item within a draft, such as a list entry. */
interface Thing<T> {
  /** Field path prefix of the item. */
  readonly place: string;
  readonly value: T;
  readonly edit: (changes: Partial<T>) => void;
}

/** Lets an item within a draft be edited like a draft. */
export function nestedDraft<T, Field extends string>(
  draft: Pick<Draft<object, Field>, 'problemOf' | 'touch'>,
  { place, value, edit }: Thing<T>,
): Editable<T> {
  // the item's fields start with its path, which the compiler cannot express
  const fieldOf = (part: string) => `${place}.${part}` as Field;
  return {
    value,
    edit,
    problemOf: (part) => draft.problemOf(fieldOf(part)),
    touch: (part) => draft.touch(fieldOf(part)),
  };
}
