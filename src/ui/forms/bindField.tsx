import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { FieldWithConflict } from './FieldWithConflict.tsx';
import type { EditConflict } from '#domain/shared/mergeEdits.ts';

/** What a control needs from a form, or from an item in a form. */
export interface Editable<T> {
  readonly value: T | undefined;
  edit(changes: Partial<T>): void;
  problemOf(part: keyof T & string): string | undefined;
  touch(part: keyof T & string): void;
  readonly otherAuthor: string | undefined;
  conflictsOf(part: string): readonly EditConflict[];
  claim(part: string): () => void;
  choose(conflict: EditConflict, side: 'mine' | 'theirs'): void;
}

/** A control's value and change handler. */
export interface Control<Value> {
  readonly value: Value;
  readonly onType: (value: Value) => void;
}

/** Keys of a form whose values have a given type. */
export type PartOf<T, Value> = {
  [Part in keyof T]-?: NonNullable<T[Part]> extends Value ? Part : never;
}[keyof T] &
  string;

/** Props of a bound control: the fields, the key, and the control's own props. */
type BoundFieldProps<T extends object, Value, Shown> = Omit<
  Shown,
  'value' | 'error' | 'onType' | 'onBlur'
> & {
  readonly fields: Editable<T>;
  readonly part: PartOf<T, Value>;
};

/**
 * Binds a control to one part of a form: its value, problem, conflict, and changes. Typing renders only the
 * bound control again.
 */
export function bindField<Value, Shown = Control<Value>>(Plain: ComponentType<Shown>) {
  return observer(function BoundField<T extends object>({
    fields,
    part,
    ...shown
  }: BoundFieldProps<T, Value, Shown>) {
    const props: unknown = {
      ...shown,
      value: valueOf(fields, part),
      error: fields.problemOf(part),
      onType: (value: Value) => change(fields, part, value),
      onBlur: () => fields.touch(part),
    };
    return (
      <FieldWithConflict fields={fields} part={part}>
        <Plain {...(props as Shown & object)} />
      </FieldWithConflict>
    );
  });
}

// the compiler cannot relate the key to its value; {@link PartOf} ensures it
export const valueOf = (fields: { readonly value: object | undefined }, part: string) =>
  (fields.value as Readonly<Record<string, unknown>>)[part];

export const change = <T extends object>(
  fields: { edit(changes: Partial<T>): void },
  part: string,
  value: unknown,
) => fields.edit({ [part]: value } as Partial<T>);
