import type { Draft } from './Draft.ts';
import type { Editable } from './bindField.tsx';

/** A thing within a draft, such as one of a list. */
interface Thing<T> {
  /** Where it is in the draft: what its fields begin with. */
  readonly place: string;
  readonly value: T;
  readonly edit: (changes: Partial<T>) => void;
}

/** To edit a thing within a draft like a draft of its own. */
export function nestedDraft<T, Field extends string>(
  draft: Pick<Draft<object, Field>, 'problemOf' | 'touch'>,
  { place, value, edit }: Thing<T>,
): Editable<T> {
  // where the thing is, its parts are: the compiler does not put the two together
  const fieldOf = (part: string) => `${place}.${part}` as Field;
  return {
    value,
    edit,
    problemOf: (part) => draft.problemOf(fieldOf(part)),
    touch: (part) => draft.touch(fieldOf(part)),
  };
}
