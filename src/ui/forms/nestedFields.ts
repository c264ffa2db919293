import type { Editable } from './bindField.tsx';
import type { FormState } from './FormState.ts';

/** An item of a form, such as a list entry. */
interface NestedItem<T> {
  /** Path of the item within the form. */
  readonly place: string;
  readonly value: T;
  readonly edit: (changes: Partial<T>) => void;
}

/** Lets controls bind to the fields of an item, such as a list entry, as if the item were a form. */
export function nestedFields<T, Field extends string>(
  fields: Omit<FormState<object, Field>, 'value'>,
  { place, value, edit }: NestedItem<T>,
): Editable<T> {
  // TypeScript can't express that the item's fields start with its path
  const fieldOf = (part: string) => `${place}.${part}` as Field;
  return {
    value,
    edit,
    problemOf: (part) => fields.problemOf(fieldOf(part)),
    touch: (part) => fields.touch(fieldOf(part)),
    otherAuthor: fields.otherAuthor,
    conflictsOf: (part) => fields.conflictsOf(fieldOf(part)),
    claim: (part) => fields.claim(fieldOf(part)),
    choose: fields.choose,
  };
}
