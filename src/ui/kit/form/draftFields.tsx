import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { Field as TextField } from '../Field.tsx';
import type { Draft } from './Draft.ts';
import { LinesField } from './LinesField.tsx';
import { NumberField } from './NumberField.tsx';
import { SelectField } from './SelectField.tsx';
import { SliderField } from './SliderField.tsx';
import { SwitchField } from './SwitchField.tsx';

// Controls that are tied to one part of a draft: they show it, what is wrong with it, and change it. With a letter that is
// typed, only the control that it is typed in is drawn again.

/** The parts of a draft that hold a value of some kind. */
type PartOf<T, Value> = { [Part in keyof T]: T[Part] extends Value ? Part : never }[keyof T] & string;

/** What a tied control is told: the draft and the part, and how the control looks. */
type Tied<T extends object, Field extends string, Value, Shown> = Omit<Shown, 'value' | 'error'> & {
  readonly draft: Draft<T, Field>;
  readonly part: PartOf<T, Value>;
};

export const DraftText = observer(function DraftText<T extends object, Field extends string>({
  draft,
  part,
  ...shown
}: Tied<T, Field, string, Omit<ComponentProps<typeof TextField>, 'onType' | 'onBlur'>>) {
  return (
    <TextField
      {...shown}
      value={valueOf(draft, part)}
      error={draft.problemOf(part)}
      onType={(text) => change(draft, part, text)}
      onBlur={() => draft.touch(part)}
    />
  );
});

export const DraftSlider = observer(function DraftSlider<T extends object, Field extends string>({
  draft,
  part,
  ...shown
}: Tied<T, Field, number, Omit<ComponentProps<typeof SliderField>, 'onChange' | 'onLeave'>>) {
  return (
    <SliderField
      {...shown}
      value={valueOf(draft, part) as number}
      error={draft.problemOf(part)}
      onChange={(number) => change(draft, part, number)}
      onLeave={() => draft.touch(part)}
    />
  );
});

export const DraftNumber = observer(function DraftNumber<T extends object, Field extends string>({
  draft,
  part,
  ...shown
}: Tied<T, Field, number, Omit<ComponentProps<typeof NumberField>, 'onType' | 'onLeave'>>) {
  return (
    <NumberField
      {...shown}
      value={valueOf(draft, part) as number}
      error={draft.problemOf(part)}
      onType={(number) => change(draft, part, number)}
      onLeave={() => draft.touch(part)}
    />
  );
});

export const DraftSwitch = observer(function DraftSwitch<T extends object, Field extends string>({
  draft,
  part,
  label,
}: Tied<T, Field, boolean, { readonly label: string }>) {
  return (
    <SwitchField
      label={label}
      on={valueOf(draft, part) as boolean}
      onChange={(on) => change(draft, part, on)}
    />
  );
});

export const DraftSelect = observer(function DraftSelect<
  T extends object,
  Field extends string,
  Part extends PartOf<T, string | number>,
>({
  draft,
  part,
  ...shown
}: {
  readonly draft: Draft<T, Field>;
  readonly part: Part;
  readonly label: string;
  readonly options: readonly { readonly value: T[Part] & (string | number); readonly label: string }[];
}) {
  return (
    <SelectField
      {...shown}
      value={valueOf(draft, part) as T[Part] & (string | number)}
      error={draft.problemOf(part)}
      onChoose={(chosen) => change(draft, part, chosen)}
    />
  );
});

export const DraftLines = observer(function DraftLines<T extends object, Field extends string>({
  draft,
  part,
  ...shown
}: Tied<
  T,
  Field,
  readonly string[],
  Omit<ComponentProps<typeof LinesField>, 'lines' | 'onType' | 'onLeave'>
>) {
  return (
    <LinesField
      {...shown}
      lines={valueOf(draft, part) as readonly string[]}
      error={draft.problemOf(part)}
      onType={(lines) => change(draft, part, lines)}
      onLeave={() => draft.touch(part)}
    />
  );
});

// The compiler does not follow from the kind of a part to its value; {@link PartOf} has seen to it.
const valueOf = (draft: { readonly value: object | undefined }, part: string) =>
  (draft.value as Readonly<Record<string, unknown>>)[part];

const change = <T extends object>(draft: { edit(changes: Partial<T>): void }, part: string, value: unknown) =>
  draft.edit({ [part]: value } as Partial<T>);
