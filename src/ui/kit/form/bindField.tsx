import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';

/** What a control needs of a draft, or of a thing within one. */
export interface Editable<T> {
  readonly value: T | undefined;
  edit(changes: Partial<T>): void;
  problemOf(part: keyof T & string): string | undefined;
  touch(part: keyof T & string): void;
}

/** What a control shows and tells of its value. */
export interface Control<Value> {
  readonly value: Value;
  readonly onType: (value: Value) => void;
}

/** The parts of a draft that hold a value of some kind. */
export type PartOf<T, Value> = { [Part in keyof T]: T[Part] extends Value ? Part : never }[keyof T] & string;

/** What a tied control is told: the draft and the part, and how the control looks. */
type BoundFieldProps<T extends object, Value, Shown> = Omit<
  Shown,
  'value' | 'error' | 'onType' | 'onBlur'
> & {
  readonly draft: Editable<T>;
  readonly part: PartOf<T, Value>;
};

/**
 * A control that is tied to one part of a draft: it shows it, what is wrong with it, and changes it. With a letter that is
 * typed, only the control that it is typed in is drawn again.
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

// The compiler does not follow from the kind of a part to its value; {@link PartOf} has seen to it.
export const valueOf = (draft: { readonly value: object | undefined }, part: string) =>
  (draft.value as Readonly<Record<string, unknown>>)[part];

export const change = <T extends object>(
  draft: { edit(changes: Partial<T>): void },
  part: string,
  value: unknown,
) => draft.edit({ [part]: value } as Partial<T>);
