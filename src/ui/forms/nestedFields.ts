import type { Editable } from './bindField.tsx';
import type { FormState } from './FormState.ts';

/** An item within a form, such as a list entry. */
interface NestedItem<T> {
  /** Field path prefix of the item. */
  readonly place: string;
  readonly value: T;
  readonly edit: (changes: Partial<T>) => void;
}

/** Lets an item within a form be edited like a form. */
export function nestedFields<T, Field extends string>(
  fields: Omit<FormState<object, Field>, 'value'>,
  { place, value, edit }: NestedItem<T>,
): Editable<T> {
  // the item's fields start with its path, which the compiler cannot express
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
