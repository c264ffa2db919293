import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { FieldWithConflict } from './FieldWithConflict.tsx';
import type { EditConflict } from '#domain/shared/mergeEdits.ts';

/** The part of a form, or of a form's list item, that a bound control needs. */
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

/** The keys of a form whose values have the given type. */
export type PartOf<T, Value> = {
  [Part in keyof T]-?: NonNullable<T[Part]> extends Value ? Part : never;
}[keyof T] &
  string;

/** Props of a bound control: the form's fields, the key, and the control's own props. */
type BoundFieldProps<T extends object, Value, Shown> = Omit<
  Shown,
  'value' | 'error' | 'onType' | 'onBlur'
> & {
  readonly fields: Editable<T>;
  readonly part: PartOf<T, Value>;
};

/** Binds a control to one key of a form: value, problem, conflict, and changes. Typing re-renders only this control. */
export function bindField<Value, Shown = Control<Value>>(Plain: ComponentType<Shown>) {
  return observer(function BoundField<T extends object>({
    fields,
    part,
    ...shown
  }: BoundFieldProps<T, Value, Shown>) {
    const props: unknown = {
      ...shown,
      value: fieldValueOf(fields, part),
      error: fields.problemOf(part),
      onType: (value: Value) => changeField(fields, part, value),
      onBlur: () => fields.touch(part),
    };
    return (
      <FieldWithConflict fields={fields} part={part}>
        <Plain {...(props as Shown & object)} />
      </FieldWithConflict>
    );
  });
}

// TypeScript can't relate the key to its value's type; {@link PartOf} ensures the match
export const fieldValueOf = (fields: { readonly value: object | undefined }, part: string) =>
  (fields.value as Readonly<Record<string, unknown>>)[part];

export const changeField = <T extends object>(
  fields: { edit(changes: Partial<T>): void },
  part: string,
  value: unknown,
) => fields.edit({ [part]: value } as Partial<T>);
