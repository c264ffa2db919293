import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';

/** What a control needs from a draft, or from an item in a draft. */
export interface Editable<T> {
  readonly value: T | undefined;
  edit(changes: Partial<T>): void;
  problemOf(part: keyof T & string): string | undefined;
  touch(part: keyof T & string): void;
}

/** A control's value and change handler. */
export interface Control<Value> {
  readonly value: Value;
  readonly onType: (value: Value) => void;
}

/** Keys of a draft whose values have a given type. */
export type PartOf<T, Value> = { [Part in keyof T]: T[Part] extends Value ? Part : never }[keyof T] & string;

/** Props of a bound control: the draft, the key, and the control's own props. */
type BoundFieldProps<T extends object, Value, Shown> = Omit<
  Shown,
  'value' | 'error' | 'onType' | 'onBlur'
> & {
  readonly draft: Editable<T>;
  readonly part: PartOf<T, Value>;
};

/**
 * Binds a control to one part of a draft: its value, problem, and changes. Typing renders only the bound
 * control again.
 */
export function bindField<Value, Shown = Control<Value>>(Plain: ComponentType<Shown>) {
  return observer(function TiedControl<T extends object>({
    draft,
    part,
    ...shown
  }: BoundFieldProps<T, Value, Shown>) {
    const props: unknown = {
      ...shown,
      value: valueOf(draft, part),
      error: draft.problemOf(part),
      onType: (value: Value) => change(draft, part, value),
      onBlur: () => draft.touch(part),
    };
    return <Plain {...(props as Shown & object)} />;
  });
}

// the compiler cannot relate the key to its value; {@link PartOf} ensures it
export const valueOf = (draft: { readonly value: object | undefined }, part: string) =>
  (draft.value as Readonly<Record<string, unknown>>)[part];

export const change = <T extends object>(
  draft: { edit(changes: Partial<T>): void },
  part: string,
  value: unknown,
) => draft.edit({ [part]: value } as Partial<T>);
